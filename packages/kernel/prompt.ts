/** Identifies a question with stable keys; the game's `words` turn it into a sentence. */
export interface Prompt {
  /** The rule, hero, or card that asks: `placement`, `draft`, `jason`. */
  readonly rule: string;
  /** Who uses the rule, if it's another's: `elder` with the ability of `jason`. */
  readonly by?: string;
  /** What to name: `tile`, `cell`, `whether`, … */
  readonly ask: string;
  /** What was already named, if an answer takes several steps. */
  readonly picks?: readonly number[];
  /**
   * The answer stays hidden from others for now, or they must not learn the alternatives. Where they have to guess it (`bluff`), a player
   * with only one option takes no less time, and one who always answers the same way can be read. Where everyone works separately until all
   * is shown (`apart`), there's nothing to read.
   */
  readonly sealed?: 'bluff' | 'apart';
  /** The same question comes several times in a row, and the order of the answers doesn't matter: a search tries only one order. */
  readonly anyOrder?: true;
}
