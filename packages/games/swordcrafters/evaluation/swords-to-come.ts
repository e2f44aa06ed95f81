import type { Seat } from '@swordtable/kernel';
import { groupsTaken } from '../evaluate.ts';
import { type Blade, printedBlades, type Scores, scoreBlades } from '../phases/scoring.ts';
import { type Draft, draftGems, draftLength, draftOf, draftRun, forge } from '../pieces/draft.ts';
import { type Tile, together } from '../pieces/pieces.ts';
import { type State, smithAt } from '../state.ts';

/** Whether groups are still being cut or taken. */
export const isChoosing = ({ phase }: State): boolean => phase === 'slice' || phase === 'select';

/** The swords a seat will have, as this watcher can tell: others' benches are hidden until all have crafted (S-9). */
export const draftsOf = (s: State, owner: Seat, watcher: Seat, taken: readonly (readonly Tile[])[]): readonly Draft[] => {
  const { swords, bench, left } = smithAt(s, owner);
  const isKnown = owner === watcher && bench !== null;
  const now = isKnown ? bench : swords;
  const waiting = isKnown && left !== null ? left : s.setting.dual ? taken : [together(taken)];
  return now.map((sword, on) => {
    const draft = draftOf(sword);
    forge(draft, waiting[on] ?? []);
    return draft;
  });
};

/** The swords of all seats if everybody takes what is worth most, and builds it in. */
export const draftsLater = (s: State, watcher: Seat): readonly (readonly Draft[])[] => {
  const expected = groupsTaken(s);
  return s.smiths.map((_, owner) => draftsOf(s, owner, watcher, expected[owner] ?? []));
};

const bladeOf = (draft: Draft, owner: Seat): Blade => ({
  owner,
  length: draftLength(draft),
  runs: [draftRun(draft, 0), draftRun(draft, 1), draftRun(draft, 2), draftRun(draft, 3)],
  gems: draftGems(draft),
});

/** What these swords score, with the printed ones of a solo game. */
export const scoresOf = (
  { setting: { magic, lightweight, opponents } }: State,
  drafts: readonly (readonly Draft[])[],
): readonly [Blade[], Scores] => {
  const blades = drafts.flatMap((all, owner) => all.map((draft) => bladeOf(draft, owner)));
  if (opponents.length > 0) blades.push(...printedBlades(opponents));
  return [blades, scoreBlades(blades, magic, lightweight)];
};
