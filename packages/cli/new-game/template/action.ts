/** An answer to a question. Every answer that is allowed right now is listed; nothing else is accepted. */
export interface Action {
  readonly take: number;
}
