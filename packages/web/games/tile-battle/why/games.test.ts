import type { Action } from '@swordtable/games/tile-battle/action';
import type { Event } from '@swordtable/games/tile-battle/events';
import { hasWhy } from '@swordtable/games/tile-battle/explain/events';
import { explain } from '@swordtable/games/tile-battle/explain/explain';
import { CELLS } from '@swordtable/games/tile-battle/field/cells';
import { asgard, olympus } from '@swordtable/games/tile-battle/rules';
import type { State } from '@swordtable/games/tile-battle/state';
import { en as textsEn } from '@swordtable/games/tile-battle/text/en';
import { whyWords } from '@swordtable/games/tile-battle/text/why';
import { type View, viewOrigin } from '@swordtable/games/tile-battle/view/view';
import {
  type Known,
  type MatchOptions,
  open,
  type Position,
  randomBelow,
  randomFrom,
  submit,
  type WhyQuestion,
  whyText,
} from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { en as rulings } from '../rules/words/rulings.en.ts';
import { de as tileDe } from '../words/de.ts';
import { en as tileEn } from '../words/en.ts';
import { de as textsDe } from '../words/texts.de.ts';
import { de } from '../words/why.de.ts';
import { type WhyLanguage, whySayer } from './why-sayer.ts';

const LANGUAGES: readonly WhyLanguage[] = [
  { words: whyWords, texts: textsEn, tileWords: tileEn },
  { words: de, texts: textsDe, tileWords: tileDe },
];

const questionsAt = ({ view, events }: Known<View, Event, Action>): readonly WhyQuestion[] => [
  ...view.board.flatMap(({ tile }) => [{ number: tile }, { battle: tile }]),
  ...Array.from({ length: CELLS }, (_, cell) => ({ cell })),
  ...view.hands.flat().map((hand) => ({ hand })),
  ...[0, 1].flatMap((seat) => [{ row: 3, seat }, { score: seat }, { score: seat, part: 'lines' }]),
  ...events.flatMap((event, at) => (at >= events.length - 12 && hasWhy(event) ? [{ event: at }] : [])),
];

/** Everything that can be asked in a position is said in whole sentences, by rulings that exist. */
const askAll = (known: Known<View, Event, Action>, language: WhyLanguage): void => {
  const say = whySayer(language, (seat) => ({ name: `Player ${seat}`, isReader: seat === 0 }), {
    terrain: known.view.setting.terrain,
    origin: viewOrigin(known.view),
  });
  for (const question of questionsAt(known)) {
    const why = explain(known, question);
    if (why === undefined) throw new Error(`Nothing is explained by ${JSON.stringify(question)}.`);
    const { title, sentences, rules } = whyText(why, say);
    const isSound = [title, ...sentences].every((text) => text.trim() !== '' && !/undefined|NaN|\[object/.test(text));
    const isRuled = rules.every((id) => rulings.rulingOf(id) !== undefined);
    // There are tens of thousands of these, and an expectation takes longer than an explanation.
    if (!isSound || !isRuled || new Set(sentences).size < sentences.length) expect({ question, title, sentences, rules }).toEqual('sound');
  }
};

const explainGame = (game: typeof olympus, options: MatchOptions): void => {
  const opened = open(game, 2, options, 'why');
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const rng = randomFrom('why');
  let position: Position<State, Action> = opened.value.position;
  const events: Event[] = [...opened.value.events];
  for (let answers = 0; position.decisions[0] !== undefined; answers++) {
    const { seat, options: offered } = position.decisions[0];
    const answered = submit(game, position, seat, offered.at(randomBelow(rng, offered.length)));
    if (!answered.ok) throw new Error(answered.refusal.sentence);
    position = answered.value.position;
    events.push(...answered.value.events);
    const [decision] = position.decisions;
    const watcher = decision?.seat ?? 0;
    const known: Known<View, Event, Action> = {
      view: game.view(position.state, watcher),
      watcher,
      events: events.flatMap((event) => game.redact(event, watcher) ?? []),
      decision: decision && { prompt: decision.prompt, options: [...decision.options] },
    };
    const language = LANGUAGES[answers % 2];
    if (language !== undefined) askAll(known, language);
  }
  expect(events.at(-1)?.what).toBe('over');
};

const EXPLAINED = 'in whole games everything is explained in both languages';
test(`${EXPLAINED}: Olympus`, () => explainGame(olympus, {}));
test(`${EXPLAINED}: Asgard, mixed`, () => explainGame(asgard, { mixed: true }));
test.each([
  [olympus, { terrain: 'parthenon' }],
  [asgard, { terrain: 'niflheim' }],
] as const)(`${EXPLAINED}: a terrain (%#)`, { tags: ['long'] }, explainGame);
