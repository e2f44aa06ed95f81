/** Names the rule that asks, in stable words; the sentence for people comes from the game's `words`. */
export interface Prompt {
  /** The rule, hero or card that asks: `placement`, `draft`, `jason`. */
  readonly rule: string;
  /** Who uses the rule, where it belongs to another: `elder` with the ability of `jason`. */
  readonly by?: string;
  /** What is to be named: `tile`, `cell`, `whether` … */
  readonly ask: string;
  /** What was named already, where an answer is given in several steps. */
  readonly picks?: readonly number[];
  /**
   * The answer stays hidden from others for now, or they must not learn what else it could have been. Where they have to guess it
   * (`bluff`), nobody hurries because only one answer is left, and whoever answers by the same recipe every time can be read. Where
   * everybody works on their own until all is shown (`apart`), there is nothing to be read.
   */
  readonly sealed?: 'bluff' | 'apart';
  /** The same is asked several times in a row, and the order of the answers makes no difference: a search tries one order only. */
  readonly anyOrder?: true;
}
