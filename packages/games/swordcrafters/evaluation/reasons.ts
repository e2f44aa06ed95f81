import type { Reason as ReasonOf, Seat } from '@swordtable/kernel';
import type { Scores } from '../phases/scoring.ts';
import { type Draft, runOnTop } from '../pieces/draft.ts';
import { ROUNDS, type State } from '../state.ts';
import type { WhyMessage } from '../text/why.ts';
import { ownedBy, type Tally, tallyOf } from '../view/forecast.ts';
import { draftsLater, scoresOf } from './swords-to-come.ts';

type Reason = ReasonOf<WhyMessage>;

/** What the first turn of the next round is about worth, and a gem on top of a run that can still grow. */
const WORTH = { forge: 0.5, growing: 0.2 } as const;

/** The swords that may be expected after an answer. */
interface Expected {
  readonly scores: Scores;
  readonly own: readonly Draft[];
}

const expectedIn = (s: State, seat: Seat): Expected => {
  const drafts = draftsLater(s, seat);
  return { scores: scoresOf(s, drafts)[1], own: drafts[seat] ?? [] };
};

const because = (worth: number, message: WhyMessage): readonly Reason[] => (worth > 0 ? [{ message, worth }] : []);

/** Gems in runs on top of the sides, which can still grow. */
const growingOn = (drafts: readonly Draft[]): number =>
  drafts.flatMap((draft) => [0, 1, 2, 3].map((side) => runOnTop(draft, side))).reduce((sum, run) => sum + (run > 1 ? run : 0), 0);

/** What is scored for each magic card. */
const magicReasons = ({ setting: { magic } }: State, one: Expected, other: Expected, seat: Seat): readonly Reason[] => {
  const pointsFor = ({ scores }: Expected, at: number): number =>
    ownedBy(scores, seat).reduce((sum, blade) => sum + (blade.magic[at]?.points ?? 0), 0);
  return magic.flatMap((card, at) => {
    const more = pointsFor(one, at) - pointsFor(other, at);
    return because(more, { say: 'hintMagic', with: [{ magic: { ...card } }, more] });
  });
};

/** The other player who loses most by it. */
const otherReasons = (one: Expected, other: Expected, seat: Seat, seats: number): readonly Reason[] => {
  const total = ({ scores }: Expected, each: Seat): number => tallyOf(ownedBy(scores, each)).total;
  return Array.from({ length: seats }, (_, each) => each)
    .filter((each) => each !== seat)
    .flatMap((each) => {
      const less = total(other, each) - total(one, each);
      return because(less / (seats - 1), { say: 'hintLess', with: [{ seat: each }, less] });
    })
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, 1);
};

/** What makes the position after one answer better than after another: what the swords will score, and who starts next. */
export const reasons = (after: State, than: State, seat: Seat): readonly Reason[] => {
  if (after.round !== than.round || after.phase !== than.phase) return [];
  const [one, other] = [expectedIn(after, seat), expectedIn(than, seat)];
  const tally = ({ scores }: Expected): Tally => tallyOf(ownedBy(scores, seat));
  const [mine, theirs] = [tally(one), tally(other)];
  const growing = growingOn(one.own) - growingOn(other.own);
  return [
    ...because(mine.quality - theirs.quality, { say: 'hintRuns', with: [mine.quality - theirs.quality] }),
    ...because(mine.longest - theirs.longest, { say: 'hintLongest', with: [mine.longest - theirs.longest] }),
    ...magicReasons(after, one, other, seat),
    ...otherReasons(one, other, seat, after.setting.seats),
    ...(after.forge === seat && than.forge !== seat ? because(WORTH.forge, { say: 'hintForge' }) : []),
    ...(after.round < ROUNDS ? because(WORTH.growing * growing, { say: 'hintGrowing' }) : []),
  ];
};
