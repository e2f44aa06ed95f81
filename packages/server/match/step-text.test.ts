import { GAMES } from '@swordtable/games';
import { defaultSeats, optionAt, randomBelow, randomFrom, type Watcher } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { plainMessage } from '../api/compact.ts';
import type { Message } from '../api/table.ts';
import { keyOf, person, played, TOYS, termsFor } from '../testing/matches.ts';
import { framesOf } from './frames.ts';
import type { Match, Step } from './match.ts';
import { stepMessage, viewFor, withFrames } from './projection.ts';
import { type Form, stepTexts } from './step-text.ts';

const ANSWERS = 150;

const FORMS: readonly Form[] = [false, true].flatMap((frames) => [false, true].map((compact) => ({ frames, compact })));

const asSent = (message: Message): Message => JSON.parse(JSON.stringify(message));

describe.each([...TOYS, ...GAMES])('$name', (game) => {
  const seats = Array.from({ length: defaultSeats(game) }, (_, seat) => person(seat));

  test('is told in the same words by texts as by messages', () => {
    const table = played(termsFor(game.id, seats, { version: game.version }), () => game);
    const rng = randomFrom('texts');
    const check = (before: Match, after: Match, step: Step): void => {
      const textFor = stepTexts(before, after, step);
      for (const watcher of [undefined, ...seats.keys()] satisfies Watcher[]) {
        const form = FORMS[randomBelow(rng, FORMS.length)] as Form;
        const told = plainMessage(JSON.parse(textFor(watcher)(form)));
        const message = stepMessage(after, step, watcher, viewFor(before, watcher), viewFor(after, watcher));
        expect(told).toEqual(asSent(form.frames ? withFrames(message, framesOf(before, step, watcher)) : message));
      }
    };
    const does = (command: Parameters<typeof table.does>[0]): void => {
      const before = table.match;
      table.does(command);
      check(before, table.match, table.match.recent.at(-1) as Step);
    };
    for (const seat of seats.keys())
      does({ do: 'take', seat, key: keyOf(seat), player: { name: `Player ${seat}`, program: false, luck: `luck ${seat}` } });
    for (let answers = 0; answers < ANSWERS && table.match.status === 'running'; answers++) {
      const decisions = table.match.position?.decisions ?? [];
      const { seat, options } = optionAt(decisions, randomBelow(rng, decisions.length));
      const seq = table.match.asked.find((asked) => asked.seat === seat)?.seq ?? -1;
      does({ do: 'act', seat, key: keyOf(seat), seq, action: optionAt(options, randomBelow(rng, options.length)) });
    }
    expect(table.match.answers.length).toBeGreaterThan(5);
  });
});
