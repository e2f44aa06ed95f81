import { createHash } from 'node:crypto';
import { passkeyId } from '@swordtable/server/people/ways-in';
import { type Authenticator, newAuthenticator } from '@swordtable/server/testing/authenticator';
import { ORIGIN } from '../people.ts';
import { until } from './asking.ts';
import type { Surroundings } from './network.ts';

/** Whether a device is signed in by now: with a request before, whose answer was lost. */
export const isIn = (code: string): boolean => code === 'unknown-key' || code === 'signed-in';

const AGAIN = 200;

/** Adds a passkey to a player. A request that was done before its answer was lost needs another challenge, and finds it added. */
const add = async (surroundings: Surroundings, own: string, authenticator: Authenticator): Promise<string> => {
  for (;;) {
    const begun = await until(surroundings, 'begin passkey', ({ people }) => people.beginPasskey(own));
    if (!begun.ok) return '';
    const made = authenticator.create(begun.value, ORIGIN);
    const added = await until(surroundings, 'add passkey', ({ people }) => people.addPasskey(own, made));
    if (added.ok || added.refusal.code === 'passkey-refused') return passkeyId(made.id);
    await surroundings.world.wait(AGAIN);
  }
};

/** Brings a player to another device with a passkey. What it signs works once, and after it was removed not at all. */
export const comeWithPasskey = async (surroundings: Surroundings, own: string, phone: string): Promise<void> => {
  const { world, keyFor } = surroundings;
  const authenticator = newAuthenticator(createHash('sha256').update(own).digest());
  const passkey = await add(surroundings, own, authenticator);

  const signed = async (device: string) => {
    const begun = await until(surroundings, 'begin to sign in', ({ people }) => people.beginSignIn(device));
    return begun.ok ? authenticator.get(begun.value, ORIGIN) : undefined;
  };
  const enter = (device: string, answer: ReturnType<Authenticator['get']>) =>
    until(surroundings, 'sign in', ({ people }) => people.enterWith(device, answer));
  const expectRefusal = async (thief: string, answer: ReturnType<Authenticator['get']> | undefined, why: string): Promise<void> => {
    const stolen = answer && (await enter(keyFor(thief), answer));
    if (stolen?.ok === true) world.violate('leak', why);
  };

  for (;;) {
    const answer = await signed(phone);
    const entered = answer && (await enter(phone, answer));
    if (entered?.ok === true) await expectRefusal(`thief at ${phone}`, answer, 'What a passkey had signed was accepted again.');
    if (entered?.ok === false && entered.refusal.code === 'unknown-passkey') world.violate('lost', 'A passkey was added, and is gone.');
    if (entered?.ok === true || (entered !== undefined && isIn(entered.refusal.code))) break;
    await world.wait(AGAIN);
  }
  const removed = await until(surroundings, 'remove passkey', ({ people }) => people.removePasskey(own, passkey));
  const late = `finder of ${phone}`;
  if (removed.ok) await expectRefusal(late, await signed(keyFor(late)), 'A passkey that was removed was accepted.');
};
