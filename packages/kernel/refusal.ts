/** Something that isn't possible was requested by a player, a file, or a caller. A value, never an exception. */
export interface Refusal {
  /** Stable, for programs: `not-an-option`. */
  readonly code: string;
  /** For people: what is wrong, and what to do. */
  readonly sentence: string;
}

/** A value, or why there is none. */
export type Result<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: Refusal };

/** A result that is a value. */
export const accept = <Value>(value: Value): Result<Value> => ({ ok: true, value });

/** A result that is a refusal. */
export const refuse = (code: string, sentence: string): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { code, sentence },
});
