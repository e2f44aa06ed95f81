import type { Json } from '@swordtable/kernel';
import type * as z from 'zod/mini';

/** The same type, deeply read-only. What may be any JSON stays as it is. */
export type Immutable<Type> = Json extends Type
  ? Type
  : Type extends object
    ? { readonly [Key in keyof Type]: Immutable<Type[Key]> }
    : Type;

/** What a schema describes, as it is read. */
export type Shape<Schema extends z.core.$ZodType> = Immutable<z.output<Schema>>;

/** What may be sent to a schema: anything with a default can be left out. */
export type Sendable<Schema extends z.core.$ZodType> = Immutable<z.input<Schema>>;

type Complete<Type> = Json extends Type ? Type : Type extends object ? { [Key in keyof Type]-?: Complete<Type[Key]> } : Type;
type Assignable<One, Other> = [One] extends [Other] ? true : false;

/** Whether two types have the same keys, optional ones included, with values of the same types. */
type Same<One, Other> =
  Assignable<One, Other> extends true
    ? Assignable<Other, One> extends true
      ? Assignable<Complete<One>, Complete<Other>> extends true
        ? Assignable<Complete<Other>, Complete<One>>
        : false
      : false
    : false;

/**
 * A schema of a type from the kernel or the bots, which have no schemas. It compiles only if both are the same: a key that only the type
 * had would get lost on the way to the browser.
 */
export const schemaOf =
  <Type>() =>
  <Schema extends z.core.$ZodType>(schema: Same<Shape<Schema>, Type> extends true ? Schema : never): Schema =>
    schema;
