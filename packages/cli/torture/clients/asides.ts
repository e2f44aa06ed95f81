import { REPORT } from '@swordtable/server/people/reports';
import { TALK } from '@swordtable/server/people/talk/talk';
import type { Chance } from '../../faults/chance.ts';
import { until } from './asking.ts';
import type { AtTable } from './at-table.ts';
import type { Surroundings } from './network.ts';
import { takeVacation } from './vacationer.ts';

/** The seat after one's own. */
const neighborOf = ({ oracle }: Surroundings, { match, seat }: AtTable): number =>
  (seat + 1) % (oracle.matchAt(match, oracle.headOf(match) ?? -1)?.seats.length ?? 1);

/** Allows the other player to write. */
const allowText = async (surroundings: Surroundings, table: AtTable): Promise<void> =>
  void (await until(surroundings, 'allow text', ({ people }) => people.settle(table, { writing: true })));

/** Writes to the other player, perhaps twice to be sure, or greets them if they don't want to read. */
const say = async (surroundings: Surroundings, table: AtTable, number: number, isTwice: boolean): Promise<void> => {
  const { kept } = surroundings;
  const { match, name } = table;
  const [text, id] = [`${name} says ${number}`, `say ${number}`];
  const write = () => until(surroundings, 'say', ({ people }) => people.say(table, { text, id }));
  const said = await write();
  if (isTwice) await write();
  if (said.ok) kept.witness(TALK, match, (talk) => talk?.lines.some((line) => line.text === text) === true);
  else if (said.refusal.code === 'text-unwanted')
    await until(surroundings, 'say', ({ people }) => people.say(table, { phrase: 'hello', id }));
};

/** How often someone who has muted another listens, and after how many milliseconds again. */
const [LISTENS, LISTEN_EVERY] = [4, 2_000];

/** Mutes the other player, and listens: from then on, nothing they say may be heard. */
const mute = async (surroundings: Surroundings, table: AtTable): Promise<void> => {
  const { world } = surroundings;
  const other = neighborOf(surroundings, table);
  const muted = await until(surroundings, 'mute', ({ people }) => people.settle(table, { muted: [other] }));
  if (!muted.ok || other === table.seat) return;
  for (let listens = 0; listens < LISTENS; listens++) {
    const heard = await until(surroundings, 'listen', ({ people }) => people.hear(table));
    if (heard.ok && heard.value.some(({ seat }) => seat === other))
      world.violate('unwanted', `Seat ${table.seat} of ${table.match} hears seat ${other}, which it has muted.`);
    await world.wait(LISTEN_EVERY);
  }
};

const report = async (surroundings: Surroundings, table: AtTable, number: number): Promise<void> => {
  const { kept } = surroundings;
  const words = `report ${number}`;
  const sent = await until(surroundings, 'report', ({ people }) => people.report(table, neighborOf(surroundings, table), words));
  if (sent.ok) kept.witness(REPORT, sent.value, (stored) => stored?.words === words);
};

/** What strangers do at a table beside playing. */
export const newAsides = (surroundings: Surroundings, table: AtTable, chance: Chance): (() => Promise<void>) => {
  const { world } = surroundings;
  let number = 0;
  if (world.share('talk') > 0) void allowText(surroundings, table);
  const asides: readonly (readonly [wish: string, work: () => Promise<void>])[] = [
    ['talk', () => say(surroundings, table, number++, chance.hits(500))],
    ['mute', () => mute(surroundings, table)],
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
