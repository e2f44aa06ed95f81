import { COMMONS } from '@swordtable/games/contracts/actions/work';
import { BASICS } from '@swordtable/games/contracts/cards/attributes';
import type { Track } from '@swordtable/games/contracts/cards/terms';
import { campLevel, PER_CAMP_LEVEL } from '@swordtable/games/contracts/effects/counting';
import { CAMP } from '@swordtable/games/contracts/party/camp';
import { ALONE, BY_PLACE, placesAt } from '@swordtable/games/contracts/phases/reward';
import { gainText } from '@swordtable/games/contracts/text/gain-text';
import type { Why } from '../../../kit/why/why.ts';
import { partyOf } from '../board/seen-party.ts';
import { ownerOf, type Teller } from './teller.ts';

/** Who is where at a common contract, and what that brings. */
export const ranksWhy = (teller: Teller, common: number): Why => {
  const { view, words, cards } = teller;
  const contributed = view.parties.map((party) => party.contributed[common] ?? null);
  const places = placesAt(contributed).toSorted((one, other) => one.place - other.place);
  const said = places.map(({ seat, place }) => {
    const { name } = ownerOf(teller, seat);
    const count = contributed[seat] ?? 0;
    return places.length === 1
      ? words.alone(name, count, ALONE.gold, ALONE.fame)
      : words.ranked(name, count, place, BY_PLACE[place - 1] ?? 0);
  });
  return {
    title: words.ranks(cards.name(COMMONS[common] ?? '')),
    sentences: said.length === 0 ? [words.nobody] : [...said, words.ties],
    rules: ['C-18', 'C-19', 'C-33'],
  };
};

/** How far a track of the camp has come, and what its levels give. */
export const campWhy = (teller: Teller, seat: number, track: Track): Why => {
  const { view, words, cards } = teller;
  const spent = partyOf(view, seat).camp[BASICS.indexOf(track)] ?? 0;
  const levels = CAMP[track].map((gain, at) => {
    const [level, needed] = [at + 1, (at + 1) * PER_CAMP_LEVEL];
    const things = gainText([gain], cards.phrases, { when: 'camp', whose: 'party' });
    return level <= campLevel(spent) ? words.campReached(level, needed, things) : words.campToCome(level, needed, things, needed - spent);
  });
  return {
    title: words.camp(cards.terms.track[track]),
    sums: [{ parts: [], result: spent, label: words.campSpent }],
    sentences: [...levels, words.campText],
    rules: ['C-23', 'C-36', 'R-10'],
  };
};
