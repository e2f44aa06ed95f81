/** A dictionary: texts, and functions that make sentences, in groups. */
export interface Words {
  readonly [key: string]: string | Sentence | Words;
}

/** A sentence's parameters are its own. */
type Sentence = (...from: never[]) => string;

/** The same groups and keys in another language. */
export type SameWords<W> = {
  readonly [Key in keyof W]: W[Key] extends string
    ? string
    : W[Key] extends (...from: infer From) => string
      ? (...from: From) => string
      : SameWords<W[Key]>;
};
