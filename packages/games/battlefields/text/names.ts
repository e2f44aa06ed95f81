import { list } from '../../grammar.ts';
import { type ActionCard, answering, type Color } from '../cards/cards.ts';
import { actionName, warriorName } from '../cards/catalog.ts';
import { answeredBy, answersTo, losesTo } from './answers.ts';
import type { BattleTexts } from './texts.ts';
import { whyWords } from './why.ts';

const PLACEMENT = 'During placement';
const BATTLE = 'During battle';

/** When an action is played, and what it does. */
const ACTION: Readonly<Record<ActionCard, readonly [when: string, text: string]>> = {
  ambush: [BATTLE, 'Return the face-down top warrior of an enemy stack to its owner’s hand. Your opponent may answer.'],
  scout: ['During placement or battle', 'Reveal all enemy warriors at one place. Their order stays the same.'],
  skirmish: [BATTLE, 'Move your face-up top warrior at one place onto your stack at another. Your opponent may answer.'],
  elite: [BATTLE, 'Play at a place where both sides have warriors. It stays, and you win a tie in the next pair.'],
  flank: [BATTLE, 'Play at a place where both sides have warriors. It stays, and you win the next pair, whatever the types.'],
  surround: [
    BATTLE,
    'Play only against another card: defeats Ambush, Skirmish, or an Elite or Flank in play, or cancels another Surround.',
  ],
  raid: ['During placement or battle', 'Return all your warriors at one place to your hand.'],
  rally: [PLACEMENT, 'Discard any number of warriors from your hand face down, then draw as many.'],
};

const COLORS: Readonly<Record<Color, string>> = { green: 'green', gold: 'gold', grey: 'gray', red: 'red', any: 'any color' };

const actions = (cards: readonly ActionCard[]): string => list(cards.map(actionName));

const actionAnswers: BattleTexts['actionAnswers'] = (card) => {
  const [defeats, defeated] = [answersTo(card, 'defeats'), answeredBy(card, 'defeats')];
  return [
    ...(defeats.length > 0 ? [whyWords.stops(actions(defeats))] : []),
    ...(defeated.length > 0 ? [whyWords.stoppedBy(actions(defeated))] : []),
    // Only cards of the same kind cancel each other.
    ...(answering(card, card) === 'cancels' ? [whyWords.cancelEachOther(actionName(card))] : []),
  ];
};

/** The names and texts of the cards, in English. */
export const names: Omit<BattleTexts, 'sentence'> = {
  warrior: warriorName,
  warriorTitle: 'Warriors',
  warriorText: (warrior, beats) => whyWords.meets(list(beats[warrior].map(warriorName)), list(losesTo(warrior, beats).map(warriorName))),
  action: actionName,
  actionText: (card) => ACTION[card][1],
  actionWhen: (card) => ACTION[card][0],
  actionAnswers,
  land: ({ name }) => name,
  kind: (kind) => kind,
  color: (color) => COLORS[color],
  landText: ({ colour: color, value }) =>
    color === 'any'
      ? `Worth ${value}. It counts as whichever color helps its owner most.`
      : `Worth ${value}. Three ${COLORS[color]} lands make a set.`,
  ares: {
    name: 'Ares',
    title: 'Fate deck card',
    text: 'Worth 1 point, and not a land. The player who wins more places in a round takes the whole pile.',
  },
  placeName: (place, land) => land?.name ?? `place ${place + 1}`,
  list,
};
