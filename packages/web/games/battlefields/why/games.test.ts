import { ACTIONS, WARRIORS } from '@swordtable/games/battlefields/cards/cards';
import type { View } from '@swordtable/games/battlefields/view/view';
import { describe, expect, test } from 'vitest';
import { isAboutPlay } from '../../../kit/log/entries.ts';
import type { Why } from '../../../kit/why/why.ts';
import { logEntries } from '../board/log.ts';
import { en as rulings } from '../rules/words/rulings.en.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { playedGame } from '../words/testing/played.ts';
import { de as germanTexts } from '../words/texts.de.ts';
import { en as englishTexts } from '../words/texts.en.ts';
import { battleWhy } from './why.ts';

const SEATS = [0, 1].map((seat) => ({ name: seat === 0 ? 'Anna' : 'Bodo', you: seat === 0 }));
const PLACES = [0, 1, 2, 3];

/** What an explanation has to be, whatever it explains. */
const isSound = ({ title, sums = [], sentences, rules }: Why): void => {
  const odd = [title, ...sentences].filter((text) => text.trim() === '' || /undefined|NaN|null|\[object|\s\s/.test(text));
  expect(odd).toEqual([]);
  expect(sentences.length).toBeGreaterThan(0);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.filter((sentence) => !sentence.endsWith('.'))).toEqual([]);
  expect(rules.filter((id) => rulings.rulingOf(id) === undefined)).toEqual([]);
  expect(new Set(rules).size).toBe(rules.length);
  for (const { parts, result } of sums) expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(result);
};

describe.each([
  ['English', battleWhy(englishTexts, en)],
  ['German', battleWhy(germanTexts, de)],
])('in whole games everything can be explained: %s', (_name, why) => {
  const askAll = (view: View): void => {
    for (const place of PLACES) {
      isSound(why.place(view, place, SEATS));
      for (const seat of [0, 1]) isSound(why.stack(view, seat, place, SEATS));
      isSound(why.notOffered(view, { place }, SEATS));
      for (const card of ACTIONS) isSound(why.notOffered(view, { card, place }, SEATS));
    }
    for (const card of ACTIONS) isSound(why.notOffered(view, { card }, SEATS));
    for (const warrior of WARRIORS) isSound(why.notOffered(view, { warrior }, SEATS));
    isSound(why.notOffered(view, {}, SEATS));
    for (const seat of [0, 1]) isSound(why.points(view, seat, SEATS));
  };

  test.each(['a', 'b'])('game %s, for both players, for who watches, and with all open', (seed) => {
    for (const { views, seq } of playedGame(seed)) if (seq % 7 === 0) for (const view of views) askAll(view);
  });

  test('every line of the log has an explanation, but for those that say everything themselves', () => {
    const steps = playedGame('c');
    const view = steps.at(-1)?.views[0] as View;
    const entries = logEntries(steps.map(({ seq, seen }) => ({ seq, what: { kind: 'answered', seat: 0 }, events: seen[0] ?? [] })));
    const plain = new Set<string>();
    for (const { about } of entries.filter(isAboutPlay)) {
      const explained = why.event(view, about.event, SEATS);
      if (explained === undefined) plain.add(about.event.what);
      else isSound(explained);
    }
    expect([...plain].sort()).toEqual(['drew', 'laidOut', 'moved', 'passed', 'phase', 'placed', 'ready', 'revealed', 'tookAll']);
  });

  test('every card can be asked about', () => {
    const view = playedGame('a')[0]?.views[0] as View;
    for (const warrior of WARRIORS) isSound(why.warrior(view, warrior));
    for (const card of ACTIONS) isSound(why.action(view, card));
    for (const land of view.cards.lands.keys()) isSound(why.land(view, land));
  });
});

test('no card that can be played is said to lack anything', () => {
  const why = battleWhy(englishTexts, en);
  for (const { views, decisions } of playedGame('d')) {
    for (const { seat, options } of decisions) {
      const view = views[seat] as View;
      if (view.phase === 'muster') continue;
      for (const option of options) {
        if (!('play' in option)) continue;
        const place = 'place' in option ? { place: option.place } : {};
        expect(why.notOffered(view, { card: option.play, ...place }, SEATS).sentences).toEqual([en.notNow]);
      }
    }
  }
});
