/** What a page says to a worker that waits to take over. */
export interface WorkerMessage {
  /** The script that the page began with: by it the worker knows whether they are of one version. */
  readonly entry: string;
  /** Whether somebody wants the new version now. */
  readonly takeOver: boolean;
}

export interface WorkerReply {
  readonly same: boolean;
}
