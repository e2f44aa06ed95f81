// The placement game on our own kernel, as our games are written: tasks on an agenda, answers made on demand, events, and views.

import { MOVES_PER_GAME, TILE_COUNT } from './game-data.js';
import { byPoints, copyRandom, fork, lazyOptions, optionAt, plainWords, playedBy, playLawfully, randomBelow, shuffle } from './kernel.js';
import { battle, dealRow, endRound, faultsOf, legalCells, newBoard, pick, place } from './swordtable-rules.js';

const SEATS = [0, 1];
const DEAL = { do: 'deal' };
const SCORE = { do: 'score' };
const PICK = SEATS.map((seat) => ({ ask: 'pick', seat }));
const PLACE = SEATS.map((seat) => ({ ask: 'place', seat }));
const PICK_PROMPT = { rule: 'draft', ask: 'tile' };
const PLACE_PROMPT = { rule: 'placement', ask: 'cell' };

const picks = (count) => lazyOptions(count, (index) => ({ index }));

/** Ordered by tile of the hand, then by cell, then by rotation. */
const placements = (hand, cells) =>
  lazyOptions(hand.length * cells.length * 4, (option) => {
    const spot = option >> 2;
    return { index: Math.floor(spot / cells.length), cell: cells[spot % cells.length], rotation: option & 3 };
  });

const areEmpty = (hands) => hands[0].length === 0 && hands[1].length === 0;

/** The tasks. Chance is the kernel's generator, or another that makes the same draws as the other versions. */
const handlersWith = (below) => ({
  steps: {
    deal: (s, _, tell) => {
      dealRow(s);
      tell?.({ what: 'dealt', row: s.row.slice() });
      s.agenda.push(PICK[s.first]);
    },
    battle: (s, { cell }, tell) => battle(s, cell, tell),
    score: (s, _, tell) => {
      if (endRound(s, below(s.random), tell)) s.agenda.push(DEAL);
    },
  },
  questions: {
    pick: {
      decisions: (s, { seat }) => [{ seat, prompt: PICK_PROMPT, options: picks(s.row.length) }],
      answer: (s, _, seat, action, tell) => {
        const tile = pick(s, seat, action);
        tell?.({ what: 'picked', seat, tile });
        // A round has an even number of picks, so the player who picked first is also the first to place.
        s.agenda.push(s.row.length > 0 ? PICK[1 - seat] : PLACE[1 - seat]);
      },
    },
    place: {
      decisions: (s, { seat }) => [{ seat, prompt: PLACE_PROMPT, options: placements(s.hands[seat], legalCells(s)) }],
      answer: (s, _, seat, action, tell) => {
        const tile = place(s, seat, action);
        tell?.({ what: 'placed', seat, tile, cell: action.cell, rotation: action.rotation });
        s.agenda.push(areEmpty(s.hands) ? SCORE : PLACE[1 - seat], { do: 'battle', cell: action.cell });
      },
    },
  },
});

const cloneOf = (s) => ({
  ...s,
  random: copyRandom(s.random),
  row: s.row.slice(),
  hands: [s.hands[0].slice(), s.hands[1].slice()],
  tiles: s.tiles.slice(),
  owners: s.owners.slice(),
  box: { ...s.box },
  scores: s.scores.slice(),
  agenda: s.agenda.slice(),
});

/** Everything is open but the tiles of the round to come. */
const viewOf = ({ round, row, hands, tiles, owners, scores }) => ({
  round,
  row: row.slice(),
  hands: [hands[0].slice(), hands[1].slice()],
  tiles: tiles.slice(),
  owners: owners.slice(),
  scores: scores.slice(),
});

/** The tiles that nobody has seen, drawn again. */
const determinize = (s, _, random) => {
  const deck = s.deck.toSorted((a, b) => a - b);
  shuffle(random, deck);
  return { ...cloneOf(s), deck, random: fork(random) };
};

const kernelChance = (random) => (limit) => randomBelow(random, limit);

const createGame = (below) => ({
  id: 'placement',
  name: 'The placement game',
  version: '1',
  seats: { min: 2, max: 2 },
  options: [],
  words: plainWords,
  refuses: () => undefined,
  ...playedBy(handlersWith(below), (_seats, _options, given) => {
    const random = copyRandom(given);
    const board = newBoard(below(random));
    return { random, ...board, agenda: [DEAL] };
  }),
  clone: cloneOf,
  view: viewOf,
  openView: (s) => ({ ...viewOf(s), deck: s.deck }),
  redact: (event) => event,
  determinize,
  revealCount: (s) => s.random.drawn + TILE_COUNT - s.deck.length,
  standing: ({ scores }) => byPoints(scores),
  limit: () => MOVES_PER_GAME,
  faults: faultsOf,
});

const game = createGame(kernelChance);

const play = (rules, generator, random, scores, tell, watch) => {
  const state = rules.setup(2, {}, generator, tell);
  for (let decisions = rules.decisions(state); decisions.length > 0; ) {
    const { seat, options } = decisions[0];
    decisions = rules.advance(state, seat, optionAt(options, random.below(options.length)), tell);
    watch?.(state);
  }
  scores[0] = state.scores[0];
  scores[1] = state.scores[1];
};

const generatorFrom = (random) => ({ key: [random.below(2 ** 32) | 0, 2, 3, 4], drawn: 0 });

/** Plays one game at random, with the kernel's own chance, and leaves the final scores in `scores`. */
export const playGame = (random, scores) => play(game, generatorFrom(random), random, scores);

/** The same with every draw from the given generator, so that the game can be compared with the other versions. */
export const playComparableGame = (random, scores) => {
  const ours = createGame(() => (limit) => random.below(limit));
  play(ours, { key: [1, 2, 3, 4], drawn: 0 }, random, scores);
};

/** The same rules, called by hand in the right order instead of by an agenda: the difference is what the agenda costs. */
export const playWithoutAgenda = (random, scores) => {
  const below = kernelChance(generatorFrom(random));
  const state = newBoard(below);
  do {
    dealRow(state);
    let seat = state.first;
    for (; state.row.length > 0; seat = 1 - seat) {
      const options = picks(state.row.length);
      pick(state, seat, optionAt(options, random.below(options.length)));
    }
    for (; !areEmpty(state.hands); seat = 1 - seat) {
      const options = placements(state.hands[seat], legalCells(state));
      const action = optionAt(options, random.below(options.length));
      place(state, seat, action);
      battle(state, action.cell);
    }
  } while (endRound(state, below));
  scores[0] = state.scores[0];
  scores[1] = state.scores[1];
};

/** With a listener: every event is made and heard. */
export const playWithEvents = (random, scores) => {
  let heard = 0;
  play(game, generatorFrom(random), random, scores, () => heard++);
  if (heard < MOVES_PER_GAME) throw new Error('Every move should have been told.');
};

/** With a view for each of the two seats after every move. */
export const playWithViews = (random, scores) => {
  play(game, generatorFrom(random), random, scores, undefined, (state) => {
    for (const seat of SEATS) if (game.view(state, seat).tiles === state.tiles) throw new Error('A view should be a copy.');
  });
};

/** With every law checked at every step. */
export const playWithLaws = (random, scores) => {
  const seed = String(random.below(2 ** 32));
  const played = playLawfully(game, { seats: 2, options: {}, seed, choose: (count) => random.below(count) });
  if ('law' in played) throw new Error(`${played.law}: ${played.sentence}`);
  scores[0] = played.end.scores[0];
  scores[1] = played.end.scores[1];
};
