import { describe, expect, test } from 'vitest';
import { namesOf } from './seat-names.ts';

const words = {
  you: 'You',
  bot: (level: string) => `${level} bot`,
  botNo: (number: number) => `bot ${number}`,
  unnamed: (seat: number) => `seat ${seat}`,
};
const person = (name: string) => ({ name, player: 'person' }) as const;
const bot = (level: string) => ({ name: 'Bot', player: 'bot', level }) as const;
const standIn = { ...bot('medium'), name: 'Bo', away: 'left' } as const;

describe('names at a table', () => {
  test('bots of the same strength are numbered, and a single one isn’t', () => {
    const seats = [person(''), bot('easy'), bot('hard'), bot('easy'), bot('easy')];
    expect(namesOf(seats, 0, words).map(({ name }) => name)).toEqual(['You', 'easy bot 1', 'hard bot', 'easy bot 2', 'easy bot 3']);
    const alike = [bot('easy'), person(''), bot('easy')];
    expect(namesOf(alike, 1, words).map(({ name }) => name)).toEqual(['bot 1', 'You', 'bot 2']);
  });

  test('a player who is away keeps the name, and the stand-in isn’t counted', () => {
    expect(namesOf([person('Ada'), standIn, bot('medium')], 0, words).map(({ name }) => name)).toEqual(['You', 'Bo', 'medium bot']);
  });

  test('players bring who they are, and guests and bots bring nothing', () => {
    const profile = { id: 'ada', emblem: { picture: 'owl', color: 'teal' }, rating: 1500 } as const;
    const seats = [{ ...person('Ada'), profile }, person('Guest'), bot('easy')];
    expect(namesOf(seats, 0, words).map((seat) => seat.profile)).toEqual([profile, undefined, undefined]);
    expect(namesOf(seats, 1, words)[0]).toEqual({ name: 'Ada', you: false, profile });
  });

  test('without a particular reader, everyone goes by a name or the seat', () => {
    expect(namesOf([person('Ada'), person(''), bot('easy')], null, words)).toEqual([
      { name: 'Ada', you: false },
      { name: 'seat 1', you: false },
      { name: 'easy bot', you: false },
    ]);
  });
});
