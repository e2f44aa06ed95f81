import type { Warrior } from '../cards/cards.ts';
import type { PlaceNo } from '../places.ts';
import type { View } from '../view/view.ts';
import { landWhy, meets } from './cards.ts';
import { type BattleWhy, BOTH, because, landName, lyingOf, placeTerm, type Reason, type Said, stackOf, thing, topOf } from './facts.ts';

/** Who wins two known types, and why: Flank has been looked for before. */
const pairReason = (view: View, place: PlaceNo, [first, second]: readonly [Warrior, Warrior]): Reason => {
  if (first !== second) {
    const seat = view.cards.beats[first].includes(second) ? 0 : 1;
    const [winning, losing] = seat === 0 ? [first, second] : [second, first];
    return because(['B-1', 'B-12'], { say: 'type', with: [{ seat }, thing({ warrior: winning }), thing({ warrior: losing })] });
  }
  // Two lying Elites cannot be: the second cancels the first.
  const owner = BOTH.find((seat) => lyingOf(view, seat, place) === 'elite');
  return owner === undefined
    ? because(['B-1', 'B-12'], { say: 'tie', with: [thing({ warrior: first })] })
    : because(['B-11', 'B-12'], { say: 'elite', with: [{ seat: owner }] });
};

/** Both sides have warriors: a Flank, what both topmost warriors are, or what is still hidden. */
const contestedReason = (view: View, place: PlaceNo): Reason => {
  const tops = BOTH.map((seat) => topOf(view, seat, place));
  const down = BOTH.filter((seat) => tops[seat]?.up === false);
  const flank = BOTH.find((seat) => lyingOf(view, seat, place) === 'flank');
  const elite = BOTH.find((seat) => lyingOf(view, seat, place) === 'elite');
  const faceDown = down.map((seat): Said => ({ say: 'topDown', with: [{ seat }] }));
  if (flank !== undefined) return because(['B-11', 'B-12'], { say: 'flank', with: [{ seat: flank }] }, ...faceDown);
  const [first, second] = [tops[0]?.warrior ?? null, tops[1]?.warrior ?? null];
  if (first === null || second === null)
    return elite === undefined
      ? because(['B-20'], ...faceDown)
      : because(['B-20', 'B-11'], ...faceDown, { say: 'eliteWaits', with: [{ seat: elite }] });
  const reason = pairReason(view, place, [first, second]);
  return down.length === 0 ? reason : because([...reason.rules, 'B-20'], ...reason.because, { say: 'asYouKnow' }, ...faceDown);
};

const reasonOf = (view: View, place: PlaceNo): Reason => {
  const sides = BOTH.filter((seat) => stackOf(view, seat, place).length > 0);
  const [only] = sides;
  if (only === undefined) return because(['B-13', 'B-4'], { say: 'nobodyHere' });
  if (sides.length === 1) return because(['B-13'], { say: 'oneSide', with: [{ seat: only }] });
  const reason = contestedReason(view, place);
  return because([...reason.rules, 'B-9'], ...reason.because, { say: 'comparedWhen' });
};

/** Who wins a place as it lies, as far as the reader can know, and why. */
export const placeWhy = (view: View, place: PlaceNo): BattleWhy => {
  const reason = reasonOf(view, place);
  const lands = view.places[place]?.lands ?? [];
  const below = lands.slice(0, -1).map((land) => landName(view, land));
  const top = landWhy(view, lands.at(-1) ?? -1);
  const isDeep = BOTH.some((seat) => stackOf(view, seat, place).length > 1);
  return {
    title: { say: 'placeTitle', with: [placeTerm(view, place)] },
    because: [
      ...reason.because,
      ...(isDeep ? [{ say: 'onlyTop' } as const] : []),
      ...(below.length > 0 ? [{ say: 'landsBelow', with: [thing({ lands: below })] } as const] : []),
      ...(top?.because ?? []),
    ],
    rules: [...new Set([...reason.rules, ...(isDeep ? ['B-13'] : []), ...(below.length > 0 ? ['B-4'] : []), 'B-17'])],
  };
};

const topmost = (warrior: Warrior | null, isUp: boolean): Said => {
  if (warrior === null) return { say: 'topmostHidden' };
  return { say: isUp ? 'topmostUp' : 'topmostDown', with: [thing({ warrior })] };
};

/** What lies in a stack, from its top, and what of it is known. */
export const stackWhy = (view: View, seat: number, place: PlaceNo): BattleWhy => {
  const title: Said = { say: 'stackTitle', with: [{ seat }, placeTerm(view, place)] };
  const [top, ...below] = stackOf(view, seat, place).toReversed();
  const card = lyingOf(view, seat, place);
  const lying: readonly Said[] =
    card === null
      ? []
      : [
          { say: 'lying', with: [{ seat }, thing({ action: card })] },
          { say: 'text', with: [thing({ text: card })] },
        ];
  const byCard = card === null ? [] : ['B-11'];
  if (top === undefined) return { title, ...because(['B-13', ...byCard], { say: 'stackEmpty', with: [{ seat }] }, ...lying) };
  const anyDown = [top, ...below].some(({ up }) => !up);
  const stack = below.map(({ warrior }) => warrior);
  return {
    title,
    because: [
      topmost(top.warrior, top.up),
      ...(top.warrior === null ? [] : [meets(view, top.warrior)]),
      ...(stack.length > 0 ? ([{ say: 'below', with: [thing({ stack })] }, { say: 'onlyTop' }] as const) : []),
      ...(anyDown ? [{ say: 'hiddenFrom', with: [{ seat }] } as const] : []),
      ...lying,
    ],
    rules: ['B-13', ...(anyDown ? ['B-20'] : []), ...byCard],
  };
};
