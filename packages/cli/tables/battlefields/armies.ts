import { landPoints, pointsFor, setsIn } from '@swordtable/games/battlefields/phases/scoring';
import { words } from '@swordtable/games/battlefields/text/words';
import type { SeenArmy, View } from '@swordtable/games/battlefields/view/view';
import { plural } from '@swordtable/games/grammar';
import type { Seat } from '@swordtable/kernel';
import type { Look } from '../../screen/look.ts';
import { wrap } from '../../screen/text.ts';
import { inSeatColor, SIGNS } from '../seats.ts';
import { actionsText, landText, warriorsText } from './names.ts';

const LABEL_WIDTH = 8;

/** One fact of an army, on as many lines as it takes. */
const fact = (label: string, text: string, { width, paint }: Look): readonly string[] =>
  wrap(text, width - LABEL_WIDTH).map((line, at) => `${paint.dim((at === 0 ? `  ${label}` : '').padEnd(LABEL_WIDTH))}${line}`);

export const pointsOf = (view: View, seat: Seat): number => {
  const { lands, ares } = view.armies[seat] as SeenArmy;
  return pointsFor(view.cards, lands, ares);
};

const landsText = (view: View, { lands, ares }: SeenArmy): string => {
  const sets = setsIn(view.cards, lands);
  const sums = [
    `worth ${landPoints(view.cards, lands)}`,
    ...(sets > 0 ? [plural(sets, 'set')] : []),
    ...(ares > 0 ? [`${ares} Ares`] : []),
  ];
  return `${lands.map((land) => landText(view, land)).join(', ')}${lands.length > 0 ? ': ' : ''}${sums.join(', ')}`;
};

/** Discards come back when the deck is empty; those that lie face down are known to their owner only. */
const deckText = ({ deck, fallen, discarded, own }: SeenArmy): string => {
  const hidden = own === null ? discarded - fallen.length : 0;
  const known = [...fallen, ...(own?.buried ?? [])];
  const gone = [...(known.length > 0 ? [warriorsText(known)] : []), ...(hidden > 0 ? [`${hidden} face down`] : [])];
  return [plural(deck, 'warrior'), ...(gone.length > 0 ? [`discarded: ${gone.join(', ')}`] : [])].join('; ');
};

const pileText = ({ pile, spent, shed }: SeenArmy): string =>
  [plural(pile, 'action'), ...(spent.length > 0 ? [`played: ${actionsText(spent)}`] : []), ...(shed > 0 ? [`${shed} discarded`] : [])].join(
    '; ',
  );

/** What a player is about; in battle it matters no longer who passed in placement. */
const notesOf = ({ active, phase, armies }: View, seat: Seat): readonly string[] => [
  ...(active === seat && (phase === 'placement' || phase === 'battle') ? ['to act'] : []),
  ...(phase === 'placement' && armies[seat]?.passed === true ? ['has passed'] : []),
];

/** An army: both hands where they may be known, else their size; lands and what they are worth; and what is gone. */
export const armyLines = (view: View, seat: Seat, look: Look): readonly string[] => {
  const army = view.armies[seat] as SeenArmy;
  const { own, held, actionsHeld, lands, ares, remembered } = army;
  const notes = notesOf(view, seat);
  const hand = own === null ? plural(held, 'warrior') : warriorsText(own.hand);
  const actions = own === null ? plural(actionsHeld, 'action') : actionsText(own.actions);
  return [
    inSeatColor(seat, look.paint.bold(`${SIGNS[seat as 0]} ${words.seat(seat)}`), look) +
      look.paint.dim(notes.map((note) => ` · ${note}`).join('')),
    ...fact('hand', `${hand} · ${own === null || own.actions.length > 0 ? actions : 'no actions'}`, look),
    ...(remembered.length > 0 ? fact('seen', `${warriorsText(remembered)}, now hidden again`, look) : []),
    ...(lands.length > 0 || ares > 0 ? fact('won', landsText(view, army), look) : []),
    ...fact('deck', deckText(army), look),
    ...fact('pile', pileText(army), look),
  ];
};
