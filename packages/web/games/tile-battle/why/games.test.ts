import type { Action } from '@swordtable/games/tile-battle/action';
import type { Event } from '@swordtable/games/tile-battle/events';
import { CELLS } from '@swordtable/games/tile-battle/field/cells';
import { asgard, olympus } from '@swordtable/games/tile-battle/rules';
import type { State } from '@swordtable/games/tile-battle/state';
import { open, type Position, randomBelow, randomFrom, submit } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import type { Why } from '../../../kit/why/why.ts';
import { en as rulings } from '../rules/words/rulings.en.ts';
import { de as tileDe } from '../words/de.ts';
import { en as tileEn } from '../words/en.ts';
import { de as textsDe } from '../words/texts.de.ts';
import { en as textsEn } from '../words/texts.en.ts';
import { turnOf } from './battle.ts';
import { eventWhy, hasWhy } from './events.ts';
import { numberWhy } from './numbers.ts';
import { linesWhy, lineWhy, totalWhy } from './points.ts';
import { boardOf } from './rules-view.ts';
import { standWhy } from './stand.ts';
import { cellWhy, handWhy } from './targets.ts';
import type { Teller } from './teller.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

const LANGUAGES = [
  { texts: textsEn, tileWords: tileEn, words: en },
  { texts: textsDe, tileWords: tileDe, words: de },
];

/** What an explanation has to be, whatever it explains. */
const isSound = ({ title, sums = [], sentences, rules }: Why): void => {
  expect([title, ...sentences].filter((text) => text.trim() === '' || /undefined|NaN|\[object/.test(text))).toEqual([]);
  expect(sentences.length + sums.length).toBeGreaterThan(0);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(rules.filter((id) => rulings.rulingOf(id) === undefined)).toEqual([]);
  // A sum adds up, or was stopped at nothing.
  for (const { parts, result } of sums)
    expect(
      Math.max(
        0,
        parts.reduce((sum, { value }) => sum + value, 0),
      ),
    ).toBe(Math.max(0, result));
};

/** Everything that can be asked at one moment of a game. */
const askAll = (state: State, position: Position<State, Action>, events: readonly Event[], language: (typeof LANGUAGES)[number]): void => {
  const view = olympus.view(state, position.decisions[0]?.seat ?? 0);
  const teller: Teller = { view, rules: boardOf(view), seats: (seat) => ({ name: `Player ${seat}`, isReader: seat === 0 }), ...language };
  const turn = turnOf(events);
  const [decision] = position.decisions;
  const options = [...(decision?.options ?? [])];
  const asked = decision && {
    prompt: decision.prompt,
    seat: decision.seat,
    tiles: [...new Set(options.flatMap((option) => ('tile' in option ? [option.tile] : [])))],
    cells: [...new Set(options.flatMap((option) => ('cell' in option ? [option.cell] : [])))],
    turn,
  };
  for (const { tile } of view.board) {
    isSound(numberWhy(teller, tile) as Why);
    isSound(standWhy(teller, turn, tile));
  }
  for (let cell = 0; cell < CELLS; cell++) isSound(cellWhy(teller, asked, cell, undefined));
  for (const owner of [0, 1]) {
    for (const tile of view.hands[owner] ?? []) isSound(handWhy(teller, asked, tile, owner, 'Anna'));
    isSound(linesWhy(teller, owner));
    isSound(lineWhy(teller, 'row', 3, owner));
    isSound(totalWhy(teller, events, owner));
  }
  for (const event of events.slice(-12)) {
    const why = eventWhy(teller, events, event);
    expect(why !== undefined).toBe(hasWhy(event));
    if (why !== undefined) isSound(why);
  }
};

test.each([
  [olympus, {}],
  [olympus, { terrain: 'parthenon' }],
  [asgard, { mixed: true }],
  [asgard, { terrain: 'niflheim' }],
] as const)('in whole games everything can be explained, in both languages (%#)', (game, options) => {
  const opened = open(game, 2, options, 'why');
  const rng = randomFrom('why');
  let position = (opened.ok ? opened.value.position : undefined) as Position<State, Action>;
  const events: Event[] = opened.ok ? [...opened.value.events] : [];
  for (let answers = 0; position.decisions[0] !== undefined; answers++) {
    const { seat, options: offered } = position.decisions[0];
    const answered = submit(game, position, seat, offered.at(randomBelow(rng, offered.length)));
    if (!answered.ok) throw new Error(answered.refusal.sentence);
    position = answered.value.position;
    events.push(...answered.value.events);
    const language = LANGUAGES[answers % 2];
    if (language !== undefined) askAll(position.state, position, events, language);
  }
  expect(events.at(-1)?.what).toBe('over');
});
