import { list } from '../../grammar.ts';
import { type ActionCard, answering, type Color } from '../cards/cards.ts';
import { actionName, warriorName } from '../cards/catalog.ts';
import { answeredBy, answersTo, losesTo } from './answers.ts';
import type { BattleTexts } from './texts.ts';
import { whyWords } from './why.ts';

const PLACEMENT = 'In placement';
const BATTLE = 'In battle';

/** When an action is played, and what it does. */
const ACTION: Readonly<Record<ActionCard, readonly [when: string, text: string]>> = {
  ambush: [BATTLE, 'Send the topmost warrior of an enemy stack, still face down, back to its owner’s hand, unless this is answered.'],
  scout: ['In placement or battle', 'Every enemy warrior at one place is turned face up. Their order stays.'],
  skirmish: [BATTLE, 'Move your face-up topmost warrior of one place onto your stack at another, unless this is answered.'],
  elite: [BATTLE, 'Lies at a place where both sides have warriors. If the two types tie there, you win.'],
  flank: [BATTLE, 'Lies at a place where both sides have warriors. You win there, whatever the two types are.'],
  surround: [BATTLE, 'Only against another card: it defeats Ambush, Skirmish, Elite or Flank, or cancels another Surround.'],
  raid: ['In placement or battle', 'Take all your warriors at one place back into your hand.'],
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
  colour: (colour) => COLORS[colour],
  landText: ({ colour, value }) =>
    colour === 'any'
      ? `Worth ${value}. It counts as whichever color helps its owner most.`
      : `Worth ${value}. Three ${COLORS[colour]} lands make a set.`,
  ares: {
    name: 'Ares',
    title: 'Card of the fate deck',
    text: 'Worth 1 point, and no land. Whoever wins more places in a round takes the whole pile.',
  },
  placeName: (place, land) => land?.name ?? `place ${place + 1}`,
  list,
};
