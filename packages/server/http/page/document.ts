/** As much of a description as the page reads; the rest is handed on as it is. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

export interface Response {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly [string, ...string[]];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, Response>>;
}

export interface Document {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Such as `postMatchesMatchSeatsSeatTake`: the method and the words of the address. */
const operationIdOf = (method: string, path: string): string =>
  method +
  (path.match(/[a-z]+/gi) ?? [])
    .filter((word) => word !== 'api')
    .map(upper)
    .join('');

const WORDS: Readonly<Record<string, string>> = {
  '200': 'Done.',
  '201': 'Made.',
  '4XX': 'Refused: something about the request, or about the match as it stands.',
  '5XX': 'Refused: something about the server.',
};

const completed = (method: string, path: string, operation: Operation): Operation => {
  const responses = Object.entries(operation.responses).map(([status, response]) => [
    status,
    { ...response, description: WORDS[status] ?? 'Done.' },
  ]);
  return { ...operation, operationId: operationIdOf(method, path), responses: Object.fromEntries(responses) };
};

/** The description of all routes, with what their schemas leave open: names for operations, words for answers. */
export const documentFrom = (described: unknown): Document => {
  // It was made from our own routes; the test of the page holds it against what is read here.
  const document = described as Document;
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, completed(method, path, operation)])),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
};
