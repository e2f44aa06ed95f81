import type * as z from 'zod/mini';
import type { Route } from './routes.ts';
import type { Sendable } from './shape.ts';

/** A route that answers with a single JSON value. */
export interface JsonRoute<Answer> {
  readonly replies: Readonly<Record<number, z.ZodMiniType<Answer>>>;
}

/** What is sent, before its types are known. */
interface AnyCall {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
}

type In<Of, Part extends 'params' | 'querystring' | 'body'> = Of extends { readonly [Key in Part]: infer Schema extends z.core.$ZodType }
  ? Sendable<Schema>
  : undefined;

/** Needed, unless the route doesn't take it or has a default for it. */
type Given<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : undefined extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

/** What a client sends to a route. A query can always be left out. */
export type Call<Of extends Route> = AnyCall &
  Given<'params', In<Of, 'params'>> &
  Given<'query', In<Of, 'querystring'> | undefined> &
  Given<'body', In<Of, 'body'>>;

/** A route's address, with its parameters and query filled in. */
export const addressOf = ({ path }: Pick<Route, 'path'>, { params = {}, query = {} }: AnyCall): string => {
  const names = new Map<string, unknown>(Object.entries(params));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(names.get(name))));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`],
  );
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`;
};
