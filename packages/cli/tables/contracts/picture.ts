import { type Phase, ROUNDS } from '@swordtable/games/contracts/state';
import { words } from '@swordtable/games/contracts/text/words';
import type { View } from '@swordtable/games/contracts/view/view';
import { plural } from '@swordtable/games/grammar';
import type { Look } from '../../screen/look.ts';
import { widthOf, wrap } from '../../screen/text.ts';
import { inNamedColor, SIGNS } from '../seats.ts';
import { kingdomLines } from './kingdom.ts';
import { partyLines } from './parties.ts';
import type { Shown } from './typed.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  encounter: 'Encounter Phase',
  equipment: 'Equipment Phase',
  contract: 'Contract Phase',
  payment: 'Payment Phase',
  over: 'the game is over',
};

const headLines = ({ parties, phase, round, first, active, encounter }: View, look: Look): readonly string[] => {
  const scores = parties.map(({ fame }, seat) => `${SIGNS[seat as 0]} ${words.seat(seat)} ${fame}`);
  const isOneLine = widthOf(scores.join('   ')) <= look.width;
  const painted = scores.map((text, seat) => inNamedColor(seat, look.paint.bold(text), look));
  const rest = [
    ...(phase === 'over' ? [PHASES.over] : [`round ${round} of ${ROUNDS}, ${PHASES[phase]}`, `${words.seat(first)} starts`]),
    ...(phase === 'contract' ? [`${words.seat(active)} acts`] : []),
    ...(phase === 'over' ? [] : [`${plural(encounter, 'encounter card')} to come`]),
  ].join(' · ');
  return [...(isOneLine ? [painted.join('   ')] : painted), ...wrap(rest, look.width, '  ').map((line) => look.paint.dim(line))];
};

/** How many packs lie in front of everybody, while they go round. */
const packLines = ({ phase, packs }: View, look: Look): readonly string[] =>
  phase === 'encounter'
    ? wrap(
        packs.map((row, seat) => `${words.seat(seat)} ${row.length > 0 ? row.map(({ size }) => size).join(' + ') : 'none'}`).join(' · '),
        look.width,
        '  ',
      ).map((line, at) => (at === 0 ? `packs: ${line}` : line))
    : [];

/** The table: fame, the kingdom with its contracts, and all parties. */
export const picture = ({ view }: Shown, look: Look): string => {
  const kingdom = kingdomLines(view, look);
  return [
    ...headLines(view, look),
    ...packLines(view, { ...look, width: look.width - 7 }),
    '',
    ...(kingdom.length > 0 ? [...kingdom, ''] : []),
    ...partyLines(view, look),
  ].join('\n');
};
