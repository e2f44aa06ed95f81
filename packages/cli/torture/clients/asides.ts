import { REPORT } from '@swordtable/server/people/reports';
import { TALK } from '@swordtable/server/people/talk/talk';
import type { Chance } from '../../faults/chance.ts';
import { until } from './asking.ts';
import type { AtTable } from './at-table.ts';
import type { Surroundings } from './network.ts';
import { takeVacation } from './vacationer.ts';

/** Allows the other player to write. */
const allowText = async (surroundings: Surroundings, { match, seat }: AtTable): Promise<void> =>
  void (await until(surroundings, 'allow text', ({ serve }) => serve(({ people }) => people.talks.settle(match, seat, { writing: true }))));

/** Writes to the other player, perhaps twice to be sure, or greets them if they don't want to read. */
const say = async (surroundings: Surroundings, { match, seat, key }: AtTable, number: number, isTwice: boolean): Promise<void> => {
  const { kept } = surroundings;
  const [text, id] = [`${key} says ${number}`, `say ${number}`];
  const write = () => until(surroundings, 'say', ({ serve }) => serve(({ people }) => people.talks.say(match, { seat, text, id })));
  const said = await write();
  if (isTwice) await write();
  if (said.ok) kept.witness(TALK, match, (talk) => talk?.lines.some((line) => line.text === text) === true);
  else if (said.refusal.code === 'text-unwanted')
    await until(surroundings, 'say', ({ serve }) => serve(({ people }) => people.talks.say(match, { seat, phrase: 'hello', id })));
};

const report = async (surroundings: Surroundings, { match, seat, key, player, name }: AtTable, number: number): Promise<void> => {
  const { oracle, kept } = surroundings;
  const now = oracle.matchAt(match, oracle.headOf(match) ?? -1);
  const other = (seat + 1) % (now?.seats.length ?? 1);
  const [otherKey] = now?.seats[other]?.keys ?? [];
  if (now === undefined || otherKey === undefined) return;
  const words = `report ${number}`;
  const by = { seat, name, key, player };
  const about = { seat: other, name: '', key: otherKey };
  const wish = { match, game: now.game.id, by, about, why: 'other' as const, words, talk: [] };
  const sent = await until(surroundings, 'report', ({ serve }) => serve(({ people }) => people.reports.send(wish)));
  if (sent.ok) kept.witness(REPORT, sent.value, (stored) => stored?.words === words);
};

/** What strangers do at a table beside playing. */
export const newAsides = (surroundings: Surroundings, table: AtTable, chance: Chance): (() => Promise<void>) => {
  const { world } = surroundings;
  let number = 0;
  if (world.share('talk') > 0) void allowText(surroundings, table);
  const asides: readonly (readonly [wish: string, work: () => Promise<void>])[] = [
    ['talk', () => say(surroundings, table, number++, chance.hits(500))],
    ['report', () => report(surroundings, table, number++)],
    ['vacation', () => takeVacation(surroundings, table, chance)],
    // Long enough to be told that it's their turn.
    ['push', () => world.wait(65_000 + chance.below(30_000))],
  ];
  return async () => {
    const [wish, work] = asides[chance.below(asides.length)] ?? [];
    if (wish !== undefined && chance.hits(500 * world.share(wish))) await work?.();
  };
};
