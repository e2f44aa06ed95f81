import { expect, test } from 'vitest';
import type { PlayerCard } from '../api/people.ts';
import { startService } from '../testing/service.ts';

const profile = (name: string) => ({ name, emblem: { picture: 'owl', color: 'teal' } });

test('a guest becomes a player with a name that no one else can have', async () => {
  const service = await startService();
  const [ann, bob] = [await service.newcomer(), await service.newcomer()];
  expect(await ann.sure(ann.ask('GET', '/api/me'))).toEqual({ me: null });
  const card = (await ann.sure(ann.ask('PUT', '/api/me', profile('Ann of Argos')))) as PlayerCard;
  expect(card).toMatchObject({ name: 'Ann of Argos', emblem: { picture: 'owl', color: 'teal' } });
  expect(await ann.sure(ann.ask('GET', '/api/me'))).toEqual({ me: card });
  for (const same of ['Ann of Argos', 'ann  OF argos', 'Ánn of Argos', 'Ann_0f-Argos'])
    expect((await bob.ask('PUT', '/api/me', profile(same))).body).toMatchObject({ code: 'name-taken' });
  for (const bad of ['', 'Cunning bot', 'A\u200Bnn', 'x'.repeat(41)])
    expect((await bob.ask('PUT', '/api/me', profile(bad))).status).toBe(400);
  expect(await bob.sure(bob.ask('GET', '/api/me'))).toEqual({ me: null });
  // A changed name is free again, and writing one's own differently is no conflict.
  expect(await ann.sure(ann.ask('PUT', '/api/me', profile('ANN OF ARGOS')))).toEqual({ ...card, name: 'ANN OF ARGOS' });
  expect(await ann.sure(ann.ask('PUT', '/api/me', profile('Ann')))).toEqual({ ...card, name: 'Ann' });
  expect(await bob.sure(bob.ask('PUT', '/api/me', profile('Ann of Argos')))).toMatchObject({ name: 'Ann of Argos' });
});

test('of many who want the same name at the same time, one gets it, and one player is made of many requests', async () => {
  const service = await startService();
  const crowd = await Promise.all(Array.from({ length: 6 }, () => service.newcomer()));
  const replies = await Promise.all(crowd.map((client) => client.ask('PUT', '/api/me', profile('Hero'))));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const eager = await service.newcomer();
  const ids = (await Promise.all(
    ['A', 'B', 'C', 'D'].map((name) => eager.sure(eager.ask('PUT', '/api/me', profile(name)))),
  )) as PlayerCard[];
  expect(new Set(ids.map(({ player }) => player)).size).toBe(1);
});
