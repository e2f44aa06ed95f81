import type { Result } from '@swordtable/kernel';
import { PLAYER } from '@swordtable/server/people/player';
import { REPORT } from '@swordtable/server/people/reports';
import type { Operator } from '../operator.ts';
import type { Sitting } from '../people.ts';
import { until } from './asking.ts';
import type { Surroundings } from './network.ts';
import { sitDown } from './small-table.ts';

/** Does something as an operator, or as someone else with this key, until there's an answer. */
export type Operate = <Value>(what: string, work: (operator: Operator) => Promise<Result<Value>>, key?: string) => Promise<Result<Value>>;

/** Within this many milliseconds, every request that was sent before has arrived, and all processes know what was decided. */
export const KNOWN = 8_000;

const NOTE = 'They were warned.';

/** Closes a report: it's no longer among the open ones. */
const closeReport = async ({ world, kept }: Surroundings, operate: Operate, report: string): Promise<void> => {
  const isOpen = async (): Promise<boolean | undefined> => {
    const listed = await operate('reports', (operator) => operator.openReports());
    return listed.ok ? listed.value.includes(report) : undefined;
  };
  if ((await isOpen()) === false) world.violate('lost', `The report ${report} was sent, but operators don’t see it.`);
  if (!(await operate('close report', (operator) => operator.close(report, NOTE))).ok) return;
  kept.witness(REPORT, report, (stored) => stored?.closed?.note === NOTE);
  if ((await isOpen()) === true) world.violate('lost', `The report ${report} was closed, and is open.`);
};

const rename = async ({ world, kept, keyFor }: Surroundings, operate: Operate, player: string): Promise<void> => {
  const intruded = await operate('rename as another', (operator) => operator.rename(player, 'Fool'), keyFor('visitor'));
  if (intruded.ok) world.violate('leak', 'Someone who doesn’t run the server could rename a player.');
  const renamed = await operate('rename', (operator) => operator.rename(player, 'Quiet Now'));
  if (renamed.ok) kept.witness(PLAYER, player, (stored) => stored?.name === 'Quiet Now');
};

/** Silences someone at a table, and takes it back, twice: a request from before may have arrived late. */
const silence = async (surroundings: Surroundings, operate: Operate, table: Sitting): Promise<void> => {
  const { world } = surroundings;
  let said = 0;
  const say = () => until(surroundings, 'say', ({ people }) => people.say(table, { phrase: 'hello', id: `loud ${said++}` }));
  if (!(await operate('silence', (operator) => operator.silence(table.key))).ok) return;
  if ((await say()).ok) world.violate('unwanted', 'Someone talked who was silenced.');
  for (let times = 0; times < 2; times++) {
    await operate('take back', (operator) => operator.lift(table.key));
    await world.wait(KNOWN);
  }
  const again = await say();
  if (!again.ok && again.refusal.code === 'silenced') world.violate('unwanted', 'Someone was still silenced when it was taken back.');
};

/** Two at a table: one of them is reported, renamed, and silenced. */
export const moderate = async (surroundings: Surroundings, operate: Operate): Promise<void> => {
  const { world, keyFor } = surroundings;
  const [loud, quiet] = [keyFor('loud'), keyFor('quiet')];
  const named = await until(surroundings, 'profile', ({ people }) => people.save(loud, 'Loud'));
  const taken = await sitDown(surroundings, 'loud table', loud, quiet);
  if (taken === undefined) return;
  const { match, players } = taken;
  const sent = await until(surroundings, 'report', ({ people }) => people.report({ match, seat: 1, key: quiet }, 0, 'So loud.'));
  await world.wait(KNOWN);
  if (sent.ok) await closeReport(surroundings, operate, sent.value);
  if (named.ok) await rename(surroundings, operate, named.value);
  await silence(surroundings, operate, { match, seat: 0, key: loud });
  await players[0]?.perform({ do: 'resign', seat: 0, key: loud });
};
