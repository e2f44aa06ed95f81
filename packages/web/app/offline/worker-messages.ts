/** A page's message to a waiting worker. */
export interface WorkerMessage {
  /** The script the page started with, which tells the worker whether they have the same version. */
  readonly entry: string;
  /** Whether the user wants the new version now. */
  readonly takeOver: boolean;
}

export interface WorkerReply {
  readonly same: boolean;
}
