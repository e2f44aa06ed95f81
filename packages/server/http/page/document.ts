/** The parts of an OpenAPI description that the page reads; the rest is passed on. */
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
  '201': 'Created.',
  '4XX': 'Refused because of the request or the state of the match.',
  '5XX': 'Refused because of the state of the server.',
};

const completed = (method: string, path: string, operation: Operation): Operation => {
  const responses = Object.entries(operation.responses).map(([status, response]) => [
    status,
    { ...response, description: WORDS[status] ?? 'Done.' },
  ]);
  return { ...operation, operationId: operationIdOf(method, path), responses: Object.fromEntries(responses) };
};

/** The description of all routes, completed with operation names and response descriptions. */
export const documentFrom = (described: unknown): Document => {
  // It's generated from our own routes; the page's test checks it against what is read here.
  const document = described as Document;
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, completed(method, path, operation)])),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
};
