import { believing, type Judge, search } from '@swordtable/bots';
import type { Decision, Game, Random, Seat } from '@swordtable/kernel';

/** Between two: the response judges by what it has learned about one bot, and expects the bot to judge as it does. */
const twoMinds = (own: Seat, lessons: Judge<unknown>, theirs: Judge<unknown>): Judge<unknown> => {
  const mind = (seat: Seat): Judge<unknown> => (seat === own ? lessons : theirs);
  return {
    ...lessons,
    outlook: (state, seats) => {
      const seen = [0, 1].map((seat) => mind(seat).outlook(state, seats));
      const of = (kind: 'margins' | 'wins'): readonly number[] => seen.map((outlook, seat) => outlook[kind][seat] as number);
      return { margins: of('margins'), wins: of('wins') };
    },
    worth: (state, seat) => mind(seat).worth(state, seat),
  };
};

/** A player who was trained against one bot: it searches as the bot does, with lessons of its own, in the worlds that the bot is likely to be in. */
export const newResponse = (game: Game, own: Seat, lessons: Judge<unknown>, theirs: Judge<unknown>, iterations: number) => {
  const player = believing(search({ iterations }));
  const rules = { ...game, judge: twoMinds(own, lessons, theirs) };
  return (state: unknown, decision: Decision<unknown>, rng: Random): unknown =>
    player.choose({ game: rules, seat: own, decision, imagine: (random) => game.determinize(state, own, random) }, rng);
};
