import { refuse } from '@swordtable/kernel';
import { OPERATORS, type Operator } from '../operator.ts';
import { until } from './asking.ts';
import { newInsistence } from './insistence.ts';
import { KNOWN, moderate, type Operate } from './moderated.ts';
import { ask, type Client, type Surroundings } from './network.ts';
import { smallTable } from './small-table.ts';

const NOWHERE = refuse('no-operator', 'This process has no HTTP server.');

/** Bans someone, silences, renames, begins maintenance, ends a match, closes a report, and takes back what can be. Someone else tries, too. */
export const startOperator = (surroundings: Surroundings): void => {
  const { world, oracle, keyFor, join } = surroundings;
  const chance = world.chance.branch(OPERATORS);
  const visitor = keyFor('visitor');
  let [isDone, matches] = [false, 0];

  const operate: Operate = (what, work, key) =>
    until(surroundings, what, async ({ operator }) => (operator === undefined ? NOWHERE : work(operator(key))));

  /** Asks for a match until there's an answer. The code of the refusal; undefined if it was created. */
  const create = async (): Promise<string | undefined> => {
    const name = `visit ${matches++}`;
    for (;;) {
      const made = await ask(surroundings, (process) => process.create(name, smallTable(visitor, name)));
      if (made?.ok === true) await newInsistence(surroundings, made.value.match, visitor).perform({ do: 'cancel', key: visitor });
      if (made !== undefined && (made.ok || !made.refusal.code.startsWith('storage'))) return made.ok ? undefined : made.refusal.code;
      await world.wait(500);
    }
  };
  const expectRefusal = async (code: string): Promise<void> => {
    const refused = await create();
    if (refused === undefined) world.violate('unwanted', `A match was created although the answer should be "${code}".`);
  };
  /** Done twice: a request from before may have arrived late. */
  const takeBack = async (code: string, work: (operator: Operator) => ReturnType<Operator['ban']>): Promise<void> => {
    await operate('take back', work);
    await world.wait(KNOWN);
    await operate('take back', work);
    await world.wait(KNOWN);
    if ((await create()) === code) world.violate('unwanted', `Someone was still refused with "${code}" when it was taken back.`);
  };

  const ban = async (): Promise<void> => {
    if (!(await operate('ban', (operator) => operator.ban(visitor))).ok) return;
    await expectRefusal('banned');
    await takeBack('banned', (operator) => operator.lift(visitor));
  };
  const maintain = async (): Promise<void> => {
    if (!(await operate('maintenance', (operator) => operator.maintain('New disks.'))).ok) return;
    await world.wait(KNOWN);
    await expectRefusal('maintenance');
    await takeBack('maintenance', (operator) => operator.maintain(null));
  };
  const end = async (): Promise<void> => {
    const match = oracle.matches().find(({ status }) => status === 'running')?.id;
    if (match === undefined) return;
    const intruded = await operate('end as another', (operator) => operator.end(match), visitor);
    if (intruded.ok) world.violate('leak', `Someone who doesn’t run the server could end ${match}.`);
    const ended = await operate('end', (operator) => operator.end(match));
    if (ended.ok && oracle.matchAt(match, oracle.headOf(match) ?? -1)?.status !== 'over' && !oracle.isRemoved(match))
      world.violate('lost', `${match} was ended, but continues.`);
  };

  const live = async (): Promise<void> => {
    await world.wait(chance.below(4_000));
    for (const work of [end, ban, maintain, () => moderate(surroundings, operate)]) if (chance.hits(600)) await work();
    isDone = true;
  };
  const client: Client = { name: 'the operator', isDone: () => isDone };
  join(client);
  void live();
};
