import { next, type Tell } from '@swordtable/kernel';
import { BASICS } from '../cards/attributes.ts';
import type { CardId, Track } from '../cards/terms.ts';
import { CAMP_LEVELS, campLevel, PER_CAMP_LEVEL } from '../effects/counting.ts';
import type { Gain } from '../effects/effect.ts';
import { trigger } from '../effects/trigger.ts';
import type { Event } from '../events.ts';
import { draftParty, type State } from '../state.ts';
import type { Cause } from '../tasks.ts';

/** The most that can be spent on a track. */
export const CAMP_MAX = CAMP_LEVELS * PER_CAMP_LEVEL;

/** What each level of each track gives (C-36). */
export const CAMP: Readonly<Record<Track, readonly Gain[]>> = {
  strength: [{ gold: 5 }, { fame: 1 }, { fame: 3 }],
  dexterity: [{ luck: 2 }, { gold: 5 }, { fame: 3 }],
  magic: [{ experience: 1, to: 'choice' }, { luck: 2 }, { fame: 3 }],
};

/** The name under which a track is told of where a card would be: it gives things too. */
export const trackCard = (track: Track): CardId => `camp-${track}`;

/** Moves on along a track; every level that is reached gives its bonus, once. */
export const advanceCamp = (s: State, track: Track, steps: number, cause: Cause, tell: Tell<Event> | undefined): void => {
  const at = BASICS.indexOf(track);
  const party = draftParty(s, cause.seat);
  const before = party.camp[at] ?? 0;
  const after = Math.min(CAMP_MAX, before + steps);
  party.camp = party.camp.with(at, after);
  for (let level = campLevel(after); level > campLevel(before); level--) {
    const gain = CAMP[track][level - 1];
    if (gain === undefined) continue;
    trigger(s, 'camp', { seat: cause.seat, doers: cause.doers });
    next(s, { do: 'gain', gain, cause: { ...cause, bearer: null, card: trackCard(track) } });
  }
  for (let level = campLevel(before) + 1; level <= campLevel(after); level++) tell?.({ what: 'campLevel', seat: cause.seat, track, level });
};
