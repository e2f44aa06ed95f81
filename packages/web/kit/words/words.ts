/** A dictionary: texts, and sentences that are made from something, grouped by where they are read. */
export interface Words {
  readonly [key: string]: string | Sentence | Words;
}

/** What a sentence is made from is its own. */
type Sentence = (...from: never[]) => string;

/** The same groups and keys in another language. */
export type SameWords<W> = {
  readonly [Key in keyof W]: W[Key] extends string
    ? string
    : W[Key] extends (...from: infer From) => string
      ? (...from: From) => string
      : SameWords<W[Key]>;
};
