import { next, type Tell } from '@swordtable/kernel';
import { BASICS } from './attributes.ts';
import { CAMP_LEVELS, campLevel, PER_CAMP_LEVEL } from './counting.ts';
import type { Gain } from './effects.ts';
import type { Event } from './events.ts';
import { changeParty, partyAt, type State } from './state.ts';
import type { Cause } from './tasks.ts';
import type { Track } from './terms.ts';
import { trigger } from './trigger.ts';

/** The most that can be spent on a track. */
export const CAMP_MAX = CAMP_LEVELS * PER_CAMP_LEVEL;

/** What each level of each track gives (C-36), and the name under which the log tells it. */
export const CAMP: Readonly<Record<Track, { readonly name: string; readonly levels: readonly Gain[] }>> = {
  strength: { name: 'Camp', levels: [{ gold: 5 }, { fame: 1 }, { fame: 3 }] },
  dexterity: { name: 'Hunt', levels: [{ luck: 2 }, { gold: 5 }, { fame: 3 }] },
  magic: { name: 'Ritual', levels: [{ experience: 1, to: 'choice' }, { luck: 2 }, { fame: 3 }] },
};

/** Moves on along a track; every level that is reached gives its bonus, once. */
export const advanceCamp = (s: State, track: Track, steps: number, cause: Cause, tell: Tell<Event> | undefined): void => {
  const party = partyAt(s, cause.seat);
  const at = BASICS.indexOf(track);
  const before = party.camp[at] ?? 0;
  const after = Math.min(CAMP_MAX, before + steps);
  changeParty(s, cause.seat, { camp: party.camp.map((spent, each) => (each === at ? after : spent)) });
  for (let level = campLevel(after); level > campLevel(before); level--) {
    const gain = CAMP[track].levels[level - 1];
    if (gain === undefined) continue;
    trigger(s, 'camp', { seat: cause.seat, doers: cause.doers });
    next(s, { do: 'gain', gain, cause: { ...cause, bearer: null, card: `camp-${track}` } });
  }
  for (let level = campLevel(before) + 1; level <= campLevel(after); level++) tell?.({ what: 'campLevel', seat: cause.seat, track, level });
};
