import type { SeatedPlayer } from '@swordtable/server/match/command';
import { type Follower, startFollower } from './follower.ts';
import { newInsistence } from './insistence.ts';
import type { Client, Surroundings } from './network.ts';
import { newPlanning, type Question } from './planning.ts';
import { commandFor, dutyFor, type Seated, wishNow } from './wishes.ts';

export interface PlayerSetup extends Seated {
  readonly match: string;
  /** The link that the player comes with. */
  readonly invite?: string | undefined;
  /** Whether it's another device of a player who is there already. */
  readonly isDevice?: boolean;
  /** The server has brought this player here. They stay to the end, and want nothing after it. */
  readonly stranger?: Stranger;
}

interface Stranger {
  /** How the server knows them. */
  readonly known: Pick<SeatedPlayer, 'name' | 'profile'>;
  /** What they do at the table beside playing, now and then. */
  aside(): Promise<void>;
}

/** More devices would crowd out each other's requests. */
const DEVICES_MAX = 2;
/** How often strangers do something beside playing, in a thousand times. */
const ASIDE = 300;

/** A simulated player in a seat: follows the match, plays, and does everything else that players do. Resolves when they want nothing more. */
export const startPlayer = (surroundings: Surroundings, setup: PlayerSetup): Promise<void> => {
  const { world, oracle, links, join } = surroundings;
  const { match, seat, key, invite, isDevice = false, stranger } = setup;
  const chance = world.chance.branch(`${match} ${key}`);
  const insistence = newInsistence(surroundings, match, key);
  const { until, perform } = insistence;
  const planAhead = newPlanning(surroundings, insistence, setup, chance);
  let follower: Follower | undefined;
  /** The last question that the player was asked. */
  let question: Question = null;
  let isPlaying = true;
  let devices = 0;

  const host = (): boolean => oracle.matchAt(match, 0)?.terms.host === key;

  const addDevice = async (): Promise<void> => {
    const [link, device] = [`invite ${key} ${devices}`, surroundings.keyFor(`${key} device ${devices}`)];
    devices += 1;
    const done = await perform({ do: 'invite', seat, key, invite: link });
    if (done.ok) void startPlayer(surroundings, { match, seat, key: device, invite: done.value.made ?? link, isDevice: true });
  };

  /** For a while, or for good if the match has a clock: without one, it would wait. */
  const goAway = async (): Promise<void> => {
    if (stranger === undefined && chance.hits(300) && follower?.table?.match.clock !== null) isPlaying = false;
    else await world.wait(1_000 + chance.below(15_000));
  };

  const act = async (): Promise<void> => {
    const table = follower?.table;
    if (table === undefined) return;
    question = table.decision ?? question;
    const { status, seats } = table.match;
    if (status === 'waiting') {
      if (world.isCalm && host() && chance.hits(50)) await perform({ do: 'cancel', key });
      return;
    }
    if (stranger !== undefined && !world.isCalm && chance.hits(ASIDE)) return stranger.aside();
    const wish = world.isCalm || seats[seat]?.player === 'bot' ? undefined : wishNow(world, chance);
    if (wish === 'away') return goAway();
    if (wish === 'intrude') return intrude(seats.length);
    if (wish === 'device' && !isDevice && stranger === undefined && devices < DEVICES_MAX) return addDevice();
    if (wish === 'orders' && table.decision === null) return planAhead(() => follower?.table, question);
    const command = (wish === undefined ? undefined : commandFor(wish, setup, table, chance)) ?? dutyFor(setup, table, chance, world.now());
    if (command === undefined) return;
    const done = await perform(command);
    if (done.ok && command.do === 'link') links.set(match, done.value.made ?? command.watch);
  };

  /** Tries what only another player may do. */
  const intrude = async (seats: number): Promise<void> => {
    const invented = surroundings.invented(`invented by ${key}`);
    if (invented !== undefined && chance.hits(500)) return watchAs(invented);
    const other = chance.below(seats);
    if (oracle.matchAt(match, oracle.headOf(match) ?? -1)?.seats[other]?.keys.includes(key) !== false) return;
    const done = await perform({ do: chance.hits(500) ? 'resign' : 'return', seat: other, key });
    if (done.ok) world.violate('leak', `"${key}" could act for seat ${other} of ${match}, which is another’s.`);
  };

  /** Watches with a key that no server has issued. */
  const watchAs = async (invented: string): Promise<void> => {
    const command = { do: 'watch', key: invented, link: links.get(match) ?? '' } as const;
    world.count('request: watch with an invented key');
    const done = await until('watch with an invented key', (process) => process.perform(match, command, 'invented', invented));
    if (done.ok) world.violate('leak', `A key that no one has issued could watch ${match}.`);
  };

  const joinRematch = (next: string): void => {
    const seats = follower?.table?.match.seats.length ?? 1;
    void startPlayer(surroundings, { match: next, seat: (seat + 1) % seats, key });
  };

  const eraseMatch = async (): Promise<void> => {
    oracle.erasing(match, key);
    world.count('request: erase');
    await until('erase', (process) => process.erase(match, key));
  };

  /** After the end: a rematch, sometimes, and the match may be deleted. */
  const afterwards = async (): Promise<void> => {
    // A rematch may have been agreed on that this player hasn't heard of yet.
    const next = follower?.table?.match.rematch;
    if (next !== undefined && !isDevice) joinRematch(next);
    else if (follower?.isCurrent() === false) return;
    else if (world.isCalm || isDevice || stranger !== undefined) {
      isPlaying = false;
      return;
    } else if (chance.hits(300 * world.share('rematch'))) {
      const name = `${match}+${seat}`;
      await perform({ do: 'rematch', key, next: { match: name, secret: `secret of ${name}`, watch: `link of ${name}` } });
      links.set(name, `link of ${name}`);
      return;
    }
    isPlaying = false;
    if (chance.hits(200 * world.share('erase'))) await eraseMatch();
  };

  const play = async (): Promise<void> => {
    const luck = { name: '', ...stranger?.known, program: false, luck: `luck ${seat}` };
    const taken = await perform({ do: 'take', seat, key, player: luck, ...(invite === undefined ? {} : { invite }) });
    if (!taken.ok && taken.refusal.code !== 'game-over') {
      isPlaying = false;
      return;
    }
    follower = startFollower(surroundings, { match, watcher: seat, key });
    while (isPlaying && !follower.hasEnded && !oracle.isRemoved(match)) {
      await world.wait(20 + chance.below(300));
      await (follower.table?.match.status === 'over' ? afterwards() : act());
    }
    isPlaying = false;
  };

  const client: Client = { name: `${key} in ${match}`, isDone: () => !isPlaying && follower?.isCurrent() !== false };
  join(client);
  return play();
};
