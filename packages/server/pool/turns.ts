/** On whose account a job runs, and whether anyone waits for it. */
export interface Claim {
  /** A client or a match: each gets its share of the workers, however many jobs it has. */
  readonly account: string;
  /** No one waits for it, so it never delays a job that someone waits for. */
  readonly background: boolean;
}

interface Claimed {
  readonly claim: Claim;
}

/** A pool's jobs, as far as their order is concerned. */
export interface Turns<Waiting extends Claimed> {
  readonly size: number;
  /** In order of arrival. */
  readonly queue: Waiting[];
  readonly running: Iterable<Claimed>;
  /** How long workers have been at work for each account while others were waiting. */
  readonly spent: Map<string, number>;
}

/** One worker is spared for people, unless it's the only one: then they get another. */
const roomFor = ({ size, running }: Turns<Claimed>, background: boolean): boolean => {
  let same = 0;
  for (const { claim } of running) if (claim.background === background) same += 1;
  return same < (background ? Math.max(1, size - 1) : size);
};

/** Takes the job whose turn it is out of the queue; undefined if all have to wait. */
export const takeNext = <Waiting extends Claimed>(turns: Turns<Waiting>): Waiting | undefined => {
  const { queue, running, spent } = turns;
  const background = queue.every(({ claim }) => claim.background);
  if (!roomFor(turns, background)) return undefined;
  const atWork = new Map<string, number>();
  for (const { claim } of running) atWork.set(claim.account, (atWork.get(claim.account) ?? 0) + 1);
  const isBefore = ({ claim: { account: one } }: Claimed, { claim: { account: other } }: Claimed): boolean => {
    const ahead = (atWork.get(one) ?? 0) - (atWork.get(other) ?? 0);
    return ahead === 0 ? (spent.get(one) ?? 0) < (spent.get(other) ?? 0) : ahead < 0;
  };
  let next: Waiting | undefined;
  for (const waiting of queue)
    if (waiting.claim.background === background && (next === undefined || isBefore(waiting, next))) next = waiting;
  if (next === undefined) return undefined;
  queue.splice(queue.indexOf(next), 1);
  // When no one waits, all are even again.
  if (queue.length === 0) spent.clear();
  return next;
};

/** Books the time that a worker has spent on a job. */
export const book = ({ queue, spent }: Turns<Claimed>, { account }: Claim, milliseconds: number): void => {
  if (queue.length > 0) spent.set(account, (spent.get(account) ?? 0) + milliseconds);
};
