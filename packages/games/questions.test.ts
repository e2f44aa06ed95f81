import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Game,
  type Known,
  type MatchOptions,
  open,
  optionAt,
  type Position,
  randomBelow,
  randomFrom,
  submit,
  type WhyQuestion,
  whyText,
} from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Question as BattleQuestion } from './battlefields/explain/question.ts';
import type { Question as ContractsQuestion } from './contracts/explain/question.ts';
import { gameNamed } from './index.ts';
import type { Question as SwordQuestion } from './swordcrafters/explain/explain.ts';
import type { Question as TileQuestion } from './tile-battle/explain/explain.ts';

/** The names of what each kind of question asks with; the compiler makes sure that none is left out. */
type Names<Question> = Readonly<Record<Question extends unknown ? keyof Question : never, true>>;

const TILES: Names<TileQuestion> = {
  ...{ number: true, battle: true, look: true, about: true, cell: true, hand: true, row: true, column: true },
  ...{ seat: true, score: true, part: true, event: true, refused: true },
};
const BATTLE: Names<BattleQuestion> = {
  ...{ place: true, stack: true, seat: true, warrior: true, action: true, land: true, points: true, not: true, event: true },
};
const SWORDS: Names<SwordQuestion> = { points: true, printed: true, magic: true, event: true };
const CONTRACTS: Names<ContractsQuestion> & { readonly event: true } = {
  ...{ ranks: true, seat: true, attributes: true, whole: true, wilds: true, set: true, of: true, room: true, salary: true },
  ...{ payFame: true, payDay: true, resource: true, price: true, visit: true, camp: true, played: true, share: true },
  ...{ cardFame: true, total: true, planned: true, event: true },
};

const page = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8');
const sectionOf = (heading: string): string => {
  const [, text] = page.split(`### Questions: ${heading}\n`);
  if (text === undefined) throw new Error(`docs/api.md has no questions of ${heading}.`);
  return text.split(/^##/m)[0] ?? '';
};
const questionsOf = (heading: string): readonly string[] =>
  [...sectionOf(heading).matchAll(/^\| `(\{.*?\})` \|/gm)].map(([, question]) => question ?? '');

const knownTo = (game: Game, { state, decisions }: Position<unknown, unknown>, events: readonly unknown[]): Known => {
  const decision = decisions.find(({ seat }) => seat === 0);
  return {
    view: game.view(state, 0),
    watcher: 0,
    events: events.flatMap((event) => game.redact(event, 0) ?? []),
    decision: decision && { prompt: decision.prompt, options: [...decision.options] },
  };
};

/** A whole game by dice; `look` sees every tenth position of it and the last. */
const playThrough = (game: Game, seats: number, options: MatchOptions, seed: string, look: (known: Known) => void): void => {
  const rng = randomFrom(seed);
  const opened = open(game, seats, options, seed);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  let { position } = opened.value;
  const events: unknown[] = [...opened.value.events];
  for (let count = 0, asked = position.decisions[0]; asked !== undefined; count++, asked = position.decisions[0]) {
    if (count % 10 === 0) look(knownTo(game, position, events));
    const reply = submit(game, position, asked.seat, optionAt(asked.options, randomBelow(rng, asked.options.length)));
    if (!reply.ok) throw new Error(reply.refusal.sentence);
    position = reply.value.position;
    events.push(...reply.value.events);
  }
  look(knownTo(game, position, events));
};

const GAMES: readonly (readonly [id: string, heading: string, names: object, seats: number, options: MatchOptions])[] = [
  ['olympus', 'Olympus and Asgard', TILES, 2, {}],
  ['asgard', 'Olympus and Asgard', TILES, 2, { mixed: true }],
  ['battlefields', 'Battlefields', BATTLE, 2, {}],
  ['swordcrafters', 'Swordcrafters', SWORDS, 1, { opponents: 3 }],
  ['contracts', 'Contracts', CONTRACTS, 2, {}],
];

describe.each(GAMES)('the questions of %s in docs/api.md', (id, heading, names, seats, options) => {
  const game = gameNamed(id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);

  test('are all that there are', () => {
    const asked = questionsOf(heading).flatMap((question) => Object.keys(JSON.parse(question)));
    const alsoNamed = [...sectionOf(heading).matchAll(/`"(\w+)":/g)].map(([, name]) => name ?? '');
    expect([...new Set([...asked, ...alsoNamed, 'event'])].sort()).toEqual(Object.keys(names).sort());
  });

  test('are each answered in one of a few games, and so is what happened', () => {
    const unanswered = new Set([...questionsOf(heading), '{"event":N}']);
    const answers = (known: Known, question: WhyQuestion): boolean => {
      const why = game.explain?.(known, question);
      return why !== undefined && whyText(why, game.words.message).title !== '';
    };
    const ask = (known: Known): void => {
      for (const text of unanswered) {
        const isAnswered =
          text === '{"event":N}'
            ? known.events.some((_event, event) => answers(known, { event }))
            : answers(known, JSON.parse(text) as WhyQuestion);
        if (isAnswered) unanswered.delete(text);
      }
    };
    // A tile or card that a question names may not come up in the first game.
    for (let seed = 0; seed < 10 && unanswered.size > 0; seed++) playThrough(game, seats, options, `questions ${seed}`, ask);
    expect([...unanswered]).toEqual([]);
  });
});
