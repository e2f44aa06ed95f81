import { describe, expect, test } from 'vitest';
import { ACTIONS, type ActionCard } from '../cards/cards.ts';
import { type Scene, scene } from '../scene/scene.ts';

/** What answers what, written out once more: all eight against all eight. */
const ANSWERS: Readonly<Record<ActionCard, readonly ActionCard[]>> = {
  ambush: ['ambush', 'surround'],
  scout: [],
  skirmish: ['elite', 'flank', 'surround'],
  elite: ['elite', 'flank', 'surround'],
  flank: ['flank', 'surround'],
  surround: ['surround'],
  raid: [],
  rally: [],
};

/** A battle in which Red can play any action, and has one warrior face up. */
const battle = (red: string, blue: string): Scene =>
  scene({ phase: 'battle', places: ['archers^ / cavalry', 'spearmen /'], red: { actions: red }, blue: { actions: blue } });

/** `played` waits for an answer, or was played without asking for one, and the player who may answer holds only `card`. */
const against = (played: ActionCard, card: ActionCard): Scene => {
  switch (played) {
    case 'ambush':
    case 'scout':
    case 'raid':
      return battle(played, card).play(`${played} 1`);
    case 'skirmish':
      return battle(played, card).play('skirmish 1 3');
    case 'rally':
      return scene({ phase: 'placement', red: { hand: 'archers', actions: 'rally' }, blue: { actions: card } }).play('rally');
    default:
      return battle(`skirmish, ${card}`, played).play('skirmish 1 3', played);
  }
};

const PAIRS = ACTIONS.flatMap((played) => ACTIONS.map((card) => [played, card] as const));

describe('What answers what', () => {
  test.each(PAIRS)('B-10: %s against a hand with %s', (played, card) => {
    const { asks } = against(played, card);
    const asked = /^(red|blue) answer: (.*)$/.exec(asks)?.[2];
    const isChallenge = ANSWERS[played].length > 0;
    expect(asked).toBe(isChallenge ? [...(ANSWERS[played].includes(card) ? [card] : []), 'pass'].join(', ') : undefined);
  });

  test.each(PAIRS.filter(([played, card]) => ANSWERS[played].includes(card)))('B-10: %s is answered by %s', (played, card) => {
    const answered = against(played, card).play(card);
    const how = played === card ? 'cancels' : 'defeats';
    expect(answered.told('answered')).toMatchObject([{ card, to: played, how }]);
    // No one has a card left, so the newest takes effect: an answered card fails, and one whose answer is answered goes ahead.
    const isFirst = played === 'ambush' || played === 'skirmish';
    expect(answered.told('settled')).toMatchObject([{ stood: !isFirst, cards: isFirst ? 2 : 3 }]);
    expect(answered.state.exchange).toEqual([]);
  });
});

/** Every card of a chain is played by the other player than the one before. */
const CHAINS: readonly (readonly [first: string, ...answers: ActionCard[]])[] = [
  ['ambush 1', 'ambush', 'surround'],
  ['ambush 1', 'surround', 'surround'],
  ['ambush 1', 'ambush', 'ambush', 'surround'],
  ['ambush 1', 'ambush', 'surround', 'surround'],
  ['ambush 1', 'ambush', 'ambush', 'ambush', 'surround', 'surround'],
  ['skirmish 1 3', 'elite', 'elite', 'elite', 'elite', 'flank', 'flank', 'flank', 'flank', 'surround', 'surround'],
  ['skirmish 1 3', 'flank', 'surround', 'surround'],
  ['skirmish 1 3', 'surround', 'surround'],
];

describe('Chains', () => {
  test.each(CHAINS)('B-10: of %s, %s, %s … the last unanswered card takes effect, wherever it ends', (first, ...answers) => {
    const ofSeat = (seat: number): string => [first.split(' ')[0] ?? '', ...answers].filter((_, index) => index % 2 === seat).join(', ');
    // Rally is no answer, but with it in hand everybody is asked to the end.
    const begun = battle(`${ofSeat(0)}, rally`, `${ofSeat(1)}, rally`);
    for (let length = 0; length <= answers.length; length++) {
      const ended = begun.play(first, ...answers.slice(0, length), 'pass');
      const goesAhead = length % 2 === 0;
      expect(ended.told('settled')).toMatchObject([{ stood: goesAhead, cards: length + 1 }]);
      expect(ended.told('letStand')).toMatchObject([{ seat: goesAhead ? 1 : 0, card: [first.split(' ')[0], ...answers][length] }]);
      const spent = [...ended.army('red').spent, ...ended.army('blue').spent];
      expect(spent).toHaveLength(length + 1);
      if (first.startsWith('ambush')) expect(ended.place(1)).toBe(goesAhead ? 'archers^ /' : 'archers^ / cavalry');
      else expect([ended.place(1), ended.place(3)]).toEqual(goesAhead ? ['/ cavalry', 'archers^ /'] : ['archers^ / cavalry', '/']);
      expect(ended.state).toMatchObject({ active: 1, exchange: [], phase: 'battle' });
    }
  });

  test('B-10: a card played in an exchange never stays lying', () => {
    const ended = battle('skirmish, rally', 'flank, rally').play('skirmish 1 3', 'flank', 'pass');
    expect(ended.place(1)).toBe('archers^ / cavalry');
    expect(ended.army('blue')).toMatchObject({ spent: ['flank'], actions: ['rally'] });
  });

  test('B-20: what is let stand with cards in hand is noted, because it suggests what the hand is not', () => {
    const twice = battle('ambush, skirmish', 'rally, surround').play('ambush 1', 'pass', 'pass', 'skirmish 1 3', 'pass');
    expect(twice.army('blue').letStand).toEqual(['ambush', 'skirmish']);
    expect(battle('ambush, rally', 'ambush').play('ambush 1', 'ambush', 'pass').army('red').letStand).toEqual(['ambush']);
  });

  test('B-10: Ambush takes the topmost card back to its owner’s hand', () => {
    const begun = scene({
      phase: 'battle',
      places: ['spearmen / archers cavalry'],
      red: { actions: 'ambush' },
      blue: { actions: 'rally' },
    });
    const ended = begun.play('ambush 1', 'pass');
    expect(ended.place(1)).toBe('spearmen / archers');
    expect(ended.army('blue').hand).toEqual(['cavalry']);
  });

  test('B-10: Ambush needs a topmost enemy that lies face down, Skirmish an own one that lies face up', () => {
    const begun = scene({
      phase: 'battle',
      places: ['archers^ / cavalry spearmen^', 'archers cavalry / spearmen^ cavalry', 'spearmen^ cavalry /'],
      red: { actions: 'ambush, skirmish' },
    });
    expect(begun.options).toEqual(['reveal 2', 'reveal 3', 'ambush 2', 'skirmish 1 2', 'skirmish 1 3', 'skirmish 1 4']);
  });

  test('R-1: a player without actions is not asked, and the card takes effect immediately', () => {
    const ended = battle('ambush', '').play('ambush 1');
    expect(ended.told('settled')).toMatchObject([{ stood: true }]);
    expect([ended.told('letStand'), ended.army('blue').letStand]).toEqual([[], []]);
    expect(ended.place(1)).toBe('archers^ /');
    // The same for an answer: Red has nothing left after Ambush, so Blue's Surround takes effect.
    expect(battle('ambush', 'surround, rally').play('ambush 1', 'surround').told('settled')).toMatchObject([{ stood: false }]);
  });
});
