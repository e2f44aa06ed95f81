import { type Decision, type Game, open, optionAt } from '@swordtable/kernel';

/**
 * Games that bots have played up to a position that can be solved: by deal, the number of each answer among its options. They are written
 * down because playing them again takes seconds, and better bots would come to other positions.
 */
const PLAYED: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  olympus: {
    10: '0 0 1 0 2 0 6 0 4 3 1 1 81 1 105 31 37 50 32 34 136 44 1 66 0 8 0 36 0 7 4 1 0 1 0 0 6 0 0 0 1 0 118 0 170 0 45 44 4 85 0 5 25 32 11',
    11: '4 3 4 2 2 0 2 4 1 2 1 0 72 46 3 63 59 117 2 3 95 102 102 2 14 32 2 2 1 50 0 8 1 2 3 1 1 0 1 0 1 3 3 1 1 230 97 0 66 21 1 76 77 0 54 12 16',
    14: '4 2 0 0 2 1 0 0 4 1 0 1 74 86 1 0 70 152 59 118 12 92 51 2 0 78 7 13 13 7 4 0 2 4 0 2 0 1 2 1 1 0 2 0 94 0 6 216 105 0 5 11 0 6 121 3 0 6 38 9 44 4 5',
  },
  asgard: {
    1: '7 10 5 8 0 3 0 0 2 1 1 0 49 140 0 2 3 0 159 187 102 0 0 21 0 87 1 135 45 12 1 9 29 11 6 9 1 6 6 0 2 1 2 0 0 254 207 74 154 2 8 97 71 55 2 4 39 26',
    12: '9 9 7 5 0 6 4 0 1 1 0 0 87 1 18 2 53 65 5 19 115 2 27 0 4 30 33 22 2 4 2 4 7 5 1 5 0 4 0 2 0 0 88 127 7 135 6 0 119 84 55 0 1 36 1 23 19',
    19: '7 5 2 2 5 0 0 0 0 1 1 0 22 108 0 2 3 0 140 165 116 136 0 28 1 59 1 94 0 0 2 38 1 7 0 0 2 2 4 6 4 1 4 3 1 2 1 0 257 217 13 158 8 86 0 0 52 108 7 1 51 26',
  },
  battlefields: {
    0: '5 4 4 3 0 0 2 2 7 11 11 5 1 6 2 0 0 0 2 0 0 1 2 1 0 0 4 2 0 0 1 4 4 3 0 1 4 4 1 4 4 3 2 1 4 4 6 7 7 2 8 0 6 2 1 0 0 0 4 0 1 0 2 0 1 2 3 0 0 2 1 2 0 1 0 0 0 3 1 0 0 1 0 1 1 1 0 6 9 3 10 1 4 0 4 0 0 3 0 0 3 3 0 2 0 1 11 3 0 0 12 0',
    15: '0 3 3 0 3 0 3 0 6 4 11 7 0 2 2 2 0 0 0 2 0 1 3 3 3 3 1 0 1 1 0 0 0 0 0 0 2 2 2 0 3 2 2 2 10 6 1 5 3 5 3 5 2 0 0 0 1 0 3 3 1 1 4 3 0 3 0 1 1 3 0 0 1 1 2 0 11 0 8 9 5 7 3 3 1 0 1 0 1 0 0 0 9 9 0 0 6 0 0 6 0 0',
    33: '3 3 0 0 0 0 2 2 1 9 9 2 6 7 3 0 0 0 0 1 5 5 5 5 0 1 0 1 1 0 0 0 0 0 0 4 4 3 2 3 3 4 4 3 2 3 3 2 3 1 6 7 7 2 0 0 0 0 1 1 1 0 1 3 0 2 0 0 0 0 0 0 0 0 0 3 0 0 1 0 1 2 0 1 0 9 13 5 7 2 0 0 7 1 0 0 1 0 0 0 5 1 1 9 1 9 0 9 2',
  },
  swordcrafters: {
    8: '1 2 2 0 3 2 2 1 0 0 0 0 4 3 0 0 3 1 0 3 6 0 1 2 0 4 3 0 12 6 0 0 3 1 4 5 0 2 3 1 0 0 3 4 0 0 0 0 0 0 0 0 2 4 1 4 3 3 0 1 8 0 2 0 2 4 3 0 0 1 1 4 3 4 0 0 1 1 0 4 0 2 3 0 0 5 4 1 0 3 8 3 2 2 1',
    12: '2 2 2 4 4 1 0 0 0 1 1 4 6 0 1 0 0 1 1 5 1 2 2 1 1 2 0 3 1 6 2 4 1 1 2 2 2 5 3 0 1 1 0 12 6 0 0 2 4 0 0 0 1 3 0 6 1 0 2 0 4 3 0 0 2 8 3 0 0 2 2 1 1 4 0 0 0 3 2 0 8 0 2 2 1 1 2 3 0 5 2 1',
    15: '2 3 2 6 2 0 0 1 8 3 0 1 0 4 6 0 1 0 4 2 0 2 2 3 1 1 6 6 1 2 2 0 4 0 0 1 2 5 3 3 0 3 1 1 2 0 1 1 2 0 0 0 0 0 4 5 2 4 0 1 1 6 3 5 1 1 2 4 0 0 0 0 4 0 5 3 1 2 1 2 8 0 2 0 12 3 0 0 3 2 5 6 3 1 0',
  },
};

/** The position to which a deal of a game was played. */
export const positionOf = <State, Action, Event, View>(
  game: Game<State, Action, Event, View>,
  deal: number,
): { readonly state: State; readonly decision: Decision<Action> } => {
  const opened = open(game, 2, {}, `end ${deal}`);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const { state } = opened.value.position;
  let [decision] = opened.value.position.decisions;
  for (const number of PLAYED[game.id]?.[deal]?.split(' ') ?? [])
    if (decision !== undefined) [decision] = game.advance(state, decision.seat, optionAt(decision.options, Number(number)));
  if (decision === undefined) throw new Error('The game is over.');
  return { state, decision };
};
