import { ACTIONS, WARRIORS } from '@swordtable/games/battlefields/cards/cards';
import { eventWhy } from '@swordtable/games/battlefields/explain/events';
import { answerTo } from '@swordtable/games/battlefields/explain/explain';
import type { Question } from '@swordtable/games/battlefields/explain/question';
import { playedGame } from '@swordtable/games/battlefields/testing/played';
import { names as english } from '@swordtable/games/battlefields/text/names';
import { nameThing } from '@swordtable/games/battlefields/text/terms';
import { HIDDEN, whyWords } from '@swordtable/games/battlefields/text/why';
import type { View } from '@swordtable/games/battlefields/view/view';
import { type Message, sayWith, type Why } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { renderWhy, sideClass, type WhyText } from '../../../kit/why/why.ts';
import { en as rulings } from '../rules/words/rulings.en.ts';
import { names as german } from '../words/names.de.ts';
import { de, HIDDEN as HIDDEN_DE } from '../words/why.de.ts';

const seats = (seat: number) => ({ name: seat === 0 ? 'Anna' : 'Bodo', isReader: seat === 0 });
const PLACES = [0, 1, 2, 3];

/** What is wrong with an explanation, whatever it explains. */
const faultsOf = ({ title, sums = [], sentences, rules }: WhyText): readonly string[] => [
  ...[title, ...sentences].filter((text) => text.trim() === '' || /undefined|NaN|null|\[object|\s\s/.test(text)),
  ...sentences.filter((sentence) => !sentence.endsWith('.')),
  ...rules.filter((id) => rulings.rulingOf(id) === undefined),
  ...(sentences.length > 0 ? [] : ['It says nothing.']),
  ...(new Set(sentences).size === sentences.length ? [] : ['It says something twice.']),
  ...(new Set(rules).size === rules.length ? [] : ['It names a rule twice.']),
  ...(sums.every(({ parts, result }) => parts.reduce((sum, { value }) => sum + value, 0) === result) ? [] : ['A sum does not add up.']),
];

describe.each([
  ['English', sayWith(whyWords, nameThing(english, HIDDEN, seats))],
  ['German', sayWith(de, nameThing(german, HIDDEN_DE, seats))],
])('in whole games everything can be explained: %s', (_name, say: (message: Message) => string) => {
  const isSaid = (why: Why | undefined): void => {
    const faults = why === undefined ? ['Nothing is explained.'] : faultsOf(renderWhy(why, say, sideClass));
    // There are thousands of these, and an expectation takes longer than an explanation.
    if (faults.length > 0) expect({ why, faults }).toEqual({ why, faults: [] });
  };
  const ask = (view: View, ...questions: readonly Question[]): void => {
    for (const question of questions) isSaid(answerTo(view, [], question));
  };
  const askAll = (view: View): void => {
    for (const place of PLACES) {
      ask(view, { place }, { stack: place, seat: 0 }, { stack: place, seat: 1 }, { not: { place } });
      for (const action of ACTIONS) ask(view, { not: { action, place } });
    }
    for (const action of ACTIONS) ask(view, { not: { action } });
    for (const warrior of WARRIORS) ask(view, { not: { warrior } });
    ask(view, { not: {} }, { points: 0 }, { points: 1 });
  };

  test.each(['a', 'b'])('game %s, for both players, for who watches, and with all open', (seed) => {
    for (const { views, seq } of playedGame(seed)) if (seq % 7 === 0) for (const view of views) askAll(view);
  });

  test('every event has an explanation, but for those that say everything themselves', () => {
    const steps = playedGame('c');
    const view = steps.at(-1)?.views[0];
    const plain = new Set<string>();
    for (const event of steps.flatMap(({ seen }) => seen[0] ?? [])) {
      const why = view && eventWhy(view, event);
      if (why === undefined) plain.add(event.what);
      else isSaid(why);
    }
    expect([...plain].sort()).toEqual(['drew', 'laid', 'land', 'moved', 'passed', 'phase', 'placed', 'ready', 'revealed', 'took']);
  });

  test('every card can be asked about', () => {
    for (const view of playedGame('a')[0]?.views ?? []) {
      for (const warrior of WARRIORS) ask(view, { warrior });
      for (const action of ACTIONS) ask(view, { action });
      for (const land of view.cards.lands.keys()) ask(view, { land });
    }
  });
});

test('no card that can be played is said to lack anything', () => {
  for (const { views, decisions } of playedGame('d')) {
    for (const { seat, options } of decisions) {
      const view = views[seat];
      if (view === undefined || view.phase === 'muster') continue;
      for (const option of options) {
        if (!('play' in option)) continue;
        const place = 'place' in option ? { place: option.place } : {};
        expect(answerTo(view, [], { not: { action: option.play, ...place } })?.because).toEqual([{ say: 'notNow' }]);
      }
    }
  }
});
