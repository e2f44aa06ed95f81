import { expect, test } from 'vitest';
import { readPush } from './push-notice.ts';

const one = (match: string, kind = 'turn', against = 'Bob') => ({ kind, match, game: 'olympus', name: 'Olympus', against });
const text = (...news: readonly ReturnType<typeof one>[]) => ({ language: 'en', count: news.length, news });

test('one match is named, with a link to its table', () => {
  expect(readPush(text(one('abc')), [])).toEqual({
    title: 'Your turn at Olympus',
    options: { body: 'Against Bob.', tag: 'swordtable /match/abc', icon: '/icons/icon-192.png', data: '/match/abc' },
  });
  expect(readPush({ ...text(one('abc', 'paired')), language: 'de' }, [])).toMatchObject({
    title: 'Partie gefunden: Olympus',
    options: { body: 'Gegen Bob.' },
  });
  expect(readPush(text(one('abc', 'tournament', '')), [])).toMatchObject({
    title: 'The next round begins: Olympus',
    options: { body: '' },
  });
});

test('several are one notification, with a link to all of them', () => {
  const many = { ...text(one('a'), { ...one('b'), name: 'Asgard' }, one('c')), count: 9 };
  expect(readPush(many, [])).toMatchObject({ title: 'Your turn in 9 matches', options: { body: 'Olympus, Asgard', data: '/' } });
  expect(readPush(text(one('a'), one('b', 'paired')), [])?.title).toBe('2 matches are waiting for you');
});

test('what the visitor is looking at isn’t shown', () => {
  expect(readPush(text(one('a')), ['/match/a'])).toBeUndefined();
  expect(readPush(text(one('a'), one('b')), ['/'])).toBeUndefined();
  expect(readPush(text(one('a'), one('b')), ['/match/a', '/rules'])?.options.data).toBe('/match/b');
});

test.each([undefined, null, 'text', {}, { language: 'en', count: 1, news: [] }, { language: 'en', count: 1, news: [{}] }])(
  '%j is ignored',
  (data) => {
    expect(readPush(data, [])).toBeUndefined();
  },
);

test('a message of a kind that this version doesn’t know still arrives', () => {
  expect(readPush(text(one('a', 'invitation')), [])?.title).toBe('Your turn at Olympus');
});
