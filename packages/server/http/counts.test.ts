import { expect, test } from 'vitest';
import { countsBy } from './counts.ts';

const SPAN = 60_000;

const counting = () => {
  let at = 1_000_000;
  const Counts = countsBy(() => at);
  const counts = new Counts({});
  const count = (client: string): unknown => {
    let told: unknown;
    counts.incr(
      client,
      (_, result) => {
        told = result;
      },
      SPAN,
      600,
    );
    return told;
  };
  return { count, wait: (milliseconds: number) => (at += milliseconds) };
};

test('each client’s requests are counted for a minute from the first one', () => {
  const { count, wait } = counting();
  expect(count('one')).toEqual({ current: 1, ttl: 60_000 });
  wait(20_000);
  expect(count('one')).toEqual({ current: 2, ttl: 40_000 });
  expect(count('other')).toEqual({ current: 1, ttl: 60_000 });
  wait(40_000);
  expect(count('one')).toEqual({ current: 1, ttl: 60_000 });
});

test('of very many clients, those whose minute began first are forgotten', () => {
  const { count, wait } = counting();
  for (const client of ['first', 'second', 'first']) count(client);
  wait(SPAN);
  count('first');
  for (let index = 0; index < 9_999; index++) count(`client ${index}`);
  expect(count('first')).toMatchObject({ current: 2 });
  expect(count('second')).toMatchObject({ current: 1 });
});
