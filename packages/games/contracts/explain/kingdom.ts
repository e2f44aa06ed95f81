import type { Seat } from '@swordtable/kernel';
import { COMMONS } from '../actions/work.ts';
import { BASICS } from '../cards/attributes.ts';
import type { Track } from '../cards/terms.ts';
import { campLevel, PER_CAMP_LEVEL } from '../effects/counting.ts';
import { CAMP } from '../party/camp.ts';
import { ALONE, BY_PLACE, placesAt } from '../phases/reward.ts';
import { type Facts, partyIn, type Said, type Why } from './explanation.ts';

/** Who is where at a common contract, and what that brings. */
export const ranksWhy = ({ view }: Facts, common: number): Why => {
  const contributed = view.parties.map((party) => party.contributed[common] ?? null);
  const places = placesAt(contributed).toSorted((one, other) => one.place - other.place);
  const said = places.map(({ seat, place }): Said => {
    const count = contributed[seat] ?? 0;
    return places.length === 1
      ? { say: 'alone', with: [{ seat }, count, ALONE.gold, ALONE.fame] }
      : { say: 'ranked', with: [{ seat }, count, place, BY_PLACE[place - 1] ?? 0] };
  });
  return {
    title: { say: 'ranks', with: [{ card: COMMONS[common] ?? '' }] },
    because: said.length === 0 ? [{ say: 'nobody' }] : [...said, { say: 'ties' }],
    rules: ['C-18', 'C-19', 'C-33'],
  };
};

/** How far a track of the camp has come, and what its levels give. */
export const campWhy = ({ view }: Facts, seat: Seat, track: Track): Why => {
  const spent = partyIn(view, seat).camp[BASICS.indexOf(track)] ?? 0;
  const levels = CAMP[track].map((_, at): Said => {
    const [level, needed] = [at + 1, (at + 1) * PER_CAMP_LEVEL];
    const gain = { camp: track, level };
    return level <= campLevel(spent)
      ? { say: 'campReached', with: [level, needed, gain] }
      : { say: 'campToCome', with: [level, needed, gain, needed - spent] };
  });
  return {
    title: { say: 'camp', with: [{ track }] },
    sums: [{ parts: [], result: spent, label: { say: 'campSpent' } }],
    because: [...levels, { say: 'campText' }],
    rules: ['C-23', 'C-36', 'R-10'],
  };
};
