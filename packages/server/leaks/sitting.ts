import { open } from '@swordtable/kernel';
import { imagined } from './knowledge.ts';
import type { Ears } from './pair.ts';
import { granted, type Twice } from './twice.ts';

/** The address of the watcher's stream. */
export const streamOf = ({ casting: { watcher }, at }: Twice): string =>
  watcher === undefined ? at('/stream') : at(`/seats/${watcher}/stream`);

const listenIn = (match: Twice): Promise<readonly Ears[]> => {
  const { pair, key, from } = match;
  const path = streamOf(match);
  return Promise.all(
    (['text/event-stream', 'application/x-ndjson'] as const).map((framing) =>
      pair.listen(`${framing} of ${path}`, { path, key, from: from() }, framing),
    ),
  );
};

/** Makes the match in both worlds; everybody sits down, and the last one's line deals. Gives the streams of the watcher. */
export const sitDown = async (match: Twice): Promise<readonly Ears[]> => {
  const { pair, casting, casts, key, rng, at, from, does } = match;
  const { game, twin, stages, clock } = pair;
  const { match: id, watcher, seats, options } = casting;
  for (const side of [0, 1] as const)
    granted(await stages[side].service.registry.create(id, [{ kind: 'created', terms: casts[side].terms }]));
  pair.promise(id, [casts[0].terms.secret, casts[1].terms.secret]);
  const opened = granted(open(game, seats, options, casts[0].seed));
  twin.begins(casts[1].seed, imagined(game, watcher, opened.position, opened.events, rng));
  let ears: readonly Ears[] = [];
  if (watcher === undefined) {
    const path = at('/watch');
    await pair.same(`POST ${path}`, { method: 'POST', path, key, body: { secret: casts[0].watch }, from: from() });
    ears = await listenIn(match);
  }
  // A seat that watches is taken first, so that its streams tell how the others sit down.
  for (let nth = 0; nth < seats; nth++) {
    const seat = (nth + (watcher ?? 0)) % seats;
    clock.now += 1_000;
    const [real, other] = [casts[0].people[seat], casts[1].people[seat]];
    const name = `Player ${seat}`;
    await does(seat, 'take', [
      { invite: real?.invite, luck: real?.luck, name },
      { invite: other?.invite, luck: other?.luck, name },
    ]);
    if (seat === watcher) ears = await listenIn(match);
  }
  return ears;
};
