/** An answer to a question. Every legal answer is listed; nothing else is accepted. */
export interface Action {
  readonly take: number;
}
