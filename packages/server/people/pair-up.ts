import type { Kept } from './kind.ts';
import { isPresent, type SeekValue } from './seek.ts';
import { isWithin, spreadOf } from './windows.ts';

type Waiting = Kept<SeekValue>;

/** Those who should play, and what. */
export interface Group {
  readonly seeks: readonly Waiting[];
  readonly game: string;
}

type MayMeet = (one: SeekValue, other: SeekValue) => Promise<boolean>;

/** Of those who suit a player, only this many are tried as company for a table of three or more. */
const CLOSEST = 12;

/** Asks about two players once. */
const askedOnce = (mayMeet: MayMeet): MayMeet => {
  const known = new Map<string, Promise<boolean>>();
  return (one, other) => {
    const pair = [one.key, other.key].toSorted().join(' ');
    const answer = known.get(pair) ?? mayMeet(one, other);
    known.set(pair, answer);
    return answer;
  };
};

/** The first of these, closest first, who may play together with everyone at the table, until all its seats are taken. */
const filled = async (
  table: readonly Waiting[],
  others: readonly Waiting[],
  suits: (one: Waiting, other: Waiting) => Promise<boolean>,
): Promise<readonly Waiting[] | undefined> => {
  const missing = (table[0]?.value.seats ?? 0) - table.length;
  if (missing <= 0) return table;
  for (const [index, other] of others.entries()) {
    if (others.length - index < missing) return undefined;
    const suited = await Promise.all(table.map((one) => suits(one, other)));
    const full = suited.includes(false) ? undefined : await filled([...table, other], others.slice(index + 1), suits);
    if (full !== undefined) return full;
  }
  return undefined;
};

/** The first few who may meet a player; for a table of two, one is enough. */
const company = async (one: Waiting, others: readonly Waiting[], mayMeet: MayMeet): Promise<readonly Waiting[]> => {
  const enough = one.value.seats === 2 ? 1 : CLOSEST;
  const found: Waiting[] = [];
  for (const other of others) {
    if (found.length === enough) break;
    if (await mayMeet(one.value, other.value)) found.push(other);
  }
  return found;
};

/** The table of one game that a player would sit at, with those closest in rating. */
const tableIn = async (
  game: string,
  one: Waiting,
  others: readonly Waiting[],
  { now, mayMeet }: { readonly now: number; readonly mayMeet: MayMeet },
): Promise<readonly Waiting[] | undefined> => {
  const suitable = others
    .filter((other) => isWithin(game, one.value, other.value, now))
    .toSorted((a, b) => spreadOf(game, [one.value, a.value]) - spreadOf(game, [one.value, b.value]));
  if (suitable.length < one.value.seats - 1) return undefined;
  return filled(
    [one],
    await company(one, suitable, mayMeet),
    async (a, b) => isWithin(game, a.value, b.value, now) && (await mayMeet(a.value, b.value)),
  );
};

/** The game in which a player has the closest company; their favorite if several are equal. */
const groupFor = async (
  one: Waiting,
  others: readonly Waiting[],
  rules: { readonly now: number; readonly mayMeet: MayMeet },
): Promise<Group | undefined> => {
  let closest: (Group & { readonly spread: number }) | undefined;
  for (const { game } of one.value.games) {
    const seeks = await tableIn(game, one, others, rules);
    if (seeks === undefined) continue;
    const spread = spreadOf(
      game,
      seeks.map(({ value }) => value),
    );
    if (closest === undefined || spread < closest.spread) closest = { seeks, game, spread };
  }
  return closest && { seeks: closest.seeks, game: closest.game };
};

/**
 * Brings those in one pool together who look for as many players: the player who has waited longest chooses first, and gets the company
 * closest in rating. Everyone at a table must suit everyone else.
 */
export const pairUp = async (pool: readonly Waiting[], now: number, mayMeet: MayMeet): Promise<readonly Group[]> => {
  const rules = { now, mayMeet: askedOnce(mayMeet) };
  let waiting = pool.filter(({ value }) => isPresent(value, now)).toSorted((a, b) => a.value.since - b.value.since);
  const groups: Group[] = [];
  for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
    const { seats } = one.value;
    const group = await groupFor(
      one,
      waiting.filter(({ value }) => value.seats === seats),
      rules,
    );
    if (group === undefined) continue;
    groups.push(group);
    waiting = waiting.filter((each) => !group.seeks.includes(each));
  }
  return groups;
};
