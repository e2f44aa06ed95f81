import type { Schema } from './document.ts';
import { html, NOTHING, type Piece, prose } from './html.ts';

interface Showing {
  /** How many levels of nested fields are shown. */
  readonly depth: number;
  /** Whether the client sends it; what we send is always complete. */
  readonly asked: boolean;
}

const among = (schema: Schema): readonly Schema[] => schema.anyOf ?? schema.oneOf ?? [];

/** A value's type, in a few words. */
const kindOf = (schema: Schema): string => {
  const { type, items } = schema;
  if (schema.enum !== undefined) return schema.enum.map((word) => JSON.stringify(word)).join(' or ');
  if (among(schema).length > 0) return [...new Set(among(schema).map(kindOf))].join(' or ');
  if (type === 'array') return listKind(items);
  const words = typeof type === 'string' ? [type] : (type ?? ['any']);
  return words.map((word) => (word === 'string' ? 'text' : word)).join(' or ');
};

const listKind = (items: Schema | undefined): string => {
  if (items === undefined || (items.type === undefined && among(items).length === 0)) return 'list';
  return items.properties !== undefined || among(items).length > 0 ? 'list of objects' : `list of ${kindOf(items)}s`;
};

const limits = (least: number | undefined, most: number | undefined, what: string): string => {
  // The largest safe integer isn't a limit that anyone set.
  const cap = most === undefined || most === Number.MAX_SAFE_INTEGER ? undefined : most;
  if (cap === undefined) return least === undefined || least <= 0 ? '' : `at least ${least}${what}`;
  return least === undefined || (least <= 0 && what !== '') ? `at most ${cap}${what}` : `${least} to ${cap}${what}`;
};

const limitOf = ({ minimum, maximum, minLength, maxLength, minItems, maxItems }: Schema): string =>
  [limits(minimum, maximum, ''), limits(minLength, maxLength, ' characters'), limits(minItems, maxItems, ' entries')]
    .filter(Boolean)
    .join(', ');

const defaultOf = ({ default: fallback }: Schema): string =>
  fallback === undefined || fallback === '' || (typeof fallback === 'object' && fallback !== null)
    ? ''
    : `default ${JSON.stringify(fallback)}`;

/** The fields within: of an object, of a list's items, of each alternative. */
const within = (schema: Schema): readonly Schema[] => {
  if (schema.properties !== undefined) return [schema];
  if (schema.items !== undefined) return within(schema.items);
  return among(schema).flatMap(within);
};

const either = ({ description = '' }: Schema): Piece => (description === '' ? NOTHING : html`<p class="either">${prose(description)}</p>`);

/** One field; with `asked`, it says whether the field is required. */
const row = (name: string, schema: Schema, needed: boolean, { depth, asked }: Showing): Piece => {
  const notes = [limitOf(schema), defaultOf(schema)].filter(Boolean).join('; ');
  const inner = depth > 0 ? within(schema) : [];
  return html`<li><div class="field"><code class="name">${name}</code><span class="kind">${kindOf(schema)}</span>${
    needed && asked ? html`<span class="must">needed</span>` : NOTHING
  }${notes === '' ? NOTHING : html`<span class="limit">${notes}</span>`}</div>${
    schema.description === undefined ? NOTHING : html`<p>${prose(schema.description)}</p>`
  }${inner.map((one) => html`${inner.length > 1 ? either(one) : NOTHING}${listOf(one, { depth: depth - 1, asked })}`)}</li>`;
};

const listOf = ({ properties = {}, required = [] }: Schema, showing: Showing): Piece =>
  html`<ul class="fields">${Object.entries(properties).map(([name, schema]) => row(name, schema, required.includes(name), showing))}</ul>`;

/** The fields of a body or a response. */
export const fieldsOf = (schema: Schema, showing: Showing): Piece => {
  const tables = within(schema).filter(({ properties }) => Object.keys(properties ?? {}).length > 0);
  return html`${tables.map((one) => listOf(one, showing))}`;
};

export const parameterOf = (name: string, schema: Schema, description: string | undefined): Piece =>
  row(name, description === undefined ? schema : { ...schema, description }, false, { depth: 0, asked: false });
