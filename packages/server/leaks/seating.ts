import { open } from '@swordtable/kernel';
import { imagined } from './knowledge.ts';
import type { TappedStreams } from './pair.ts';
import { type PairedMatch, unwrap } from './paired-match.ts';
import { countWorld } from './worlds.ts';

/** The address of the watcher's stream. */
export const streamOf = ({ plan: { watcher }, at }: PairedMatch): string =>
  watcher === undefined ? at('/stream') : at(`/seats/${watcher}/stream`);

const listenIn = async (match: PairedMatch): Promise<readonly TappedStreams[]> => {
  const { pair, plan, key, from } = match;
  const { match: id, watcher } = plan;
  const path = streamOf(match);
  const table = watcher === undefined ? { match: id } : { match: id, seat: watcher };
  match.socket = await pair.tap(`a socket at ${path}`, { key, from: from() }, table);
  return Promise.all([
    // Browsers want the view event by event; programs don't.
    pair.listen(`events of ${path}`, { path: `${path}?frames=true`, key, from: from() }, 'text/event-stream'),
    pair.listen(`lines of ${path}`, { path, key, from: from() }, 'application/x-ndjson'),
    match.socket,
  ]);
};

/** Creates the match in both worlds; everyone sits down, and the last line deals. Returns the watcher's streams. */
export const seatEveryone = async (match: PairedMatch): Promise<readonly TappedStreams[]> => {
  const { pair, plan, rosters, key, rng, at, from, does } = match;
  const { game, twin, servers, clock } = pair;
  const { match: id, watcher, seats, options } = plan;
  for (const side of [0, 1] as const)
    unwrap(await servers[side].service.registry.create(id, [{ kind: 'created', terms: rosters[side].terms }]));
  pair.promise(id, [rosters[0].terms.secret, rosters[1].terms.secret]);
  const opened = unwrap(open(game, seats, options, rosters[0].seed));
  const turn = imagined(game, watcher, opened.position, opened.events, rng);
  twin.begins(rosters[1].seed, turn);
  countWorld(match.tally, { game }, opened.position.state, turn.state);
  let streams: readonly TappedStreams[] = [];
  if (watcher === undefined) {
    const path = at('/watch');
    await pair.same(`POST ${path}`, { method: 'POST', path, key, body: { secret: rosters[0].watch }, from: from() });
    streams = await listenIn(match);
  }
  // A watching seat is taken first, so that its streams show how the others sit down.
  for (let nth = 0; nth < seats; nth++) {
    const seat = (nth + (watcher ?? 0)) % seats;
    if (rosters[0].terms.seats[seat]?.kind === 'bot') continue;
    clock.now += 1_000;
    const [real, other] = [rosters[0].people[seat], rosters[1].people[seat]];
    const name = `Player ${seat}`;
    await does(seat, 'take', [
      { invite: real?.invite, luck: real?.luck, name },
      { invite: other?.invite, luck: other?.luck, name },
    ]);
    if (seat === watcher) streams = await listenIn(match);
  }
  return streams;
};
