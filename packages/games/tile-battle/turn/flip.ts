import { next, type Tell } from '@swordtable/kernel';
import type { Event } from '../events.ts';
import { areAdjacent } from '../field/lookaround.ts';
import { canFlip, flipForbiddenBy, guardians, isImmune } from '../hero/questions.ts';
import { ANSWERED, ANSWERS } from '../hero/roster.ts';
import { opponent, ownerOf, type State } from '../state.ts';
import type { Cause } from '../tasks.ts';
import { TERRAIN, type Tile } from '../tile.ts';

type Telling = Tell<Event> | undefined;
/** One cause for all, or for each tile its own. A guardian takes over that of the first tile it saves. */
type Causes = Cause | Map<Tile, Cause>;

const causeOf = (causes: Causes, tile: Tile): Cause => (causes instanceof Map ? (causes.get(tile) as Cause) : causes);

/**
 * T-11, the one place where tiles turn. Everything named turns together: first drop what cannot be flipped, then apply
 * replacements, then turn what is left. The triggers come on the agenda, oldest tile first. Says what turned.
 */
export const flipTogether = (s: State, tiles: readonly Tile[], causes: Causes, inBattle: boolean, tell: Telling): readonly Tile[] => {
  const doomed = withBlowsTaken(s, thatCanFlip(s, tiles, causes, inBattle, tell), causes, inBattle, tell);
  if (doomed.length === 0) return doomed;
  const turned = doomed.length === 1 ? doomed : s.field.filter((tile) => doomed.includes(tile));
  let triggers = 0;
  for (const tile of turned) {
    s.ownerOf[tile] = opponent(ownerOf(s, tile));
    triggers |= ANSWERED[tile] as number;
    tell?.({ what: 'flipped', tile, to: ownerOf(s, tile), cause: causeOf(causes, tile), inBattle });
  }
  if ((triggers & ANSWERS.flipped) !== 0) {
    next(s, { do: 'triggers', tiles: turned.filter((tile) => ((ANSWERED[tile] as number) & ANSWERS.flipped) !== 0), later: [] });
  }
  return turned;
};

const thatCanFlip = (s: State, tiles: readonly Tile[], causes: Causes, inBattle: boolean, tell: Telling): readonly Tile[] => {
  const able: Tile[] = [];
  for (const tile of tiles) {
    const by = flipForbiddenBy(s, tile, inBattle);
    if (by === TERRAIN) able.push(tile);
    else tell?.({ what: 'spared', tile, by, cause: causeOf(causes, tile), inBattle });
  }
  return able;
};

/** O-7: a guardian that can itself be flipped is flipped, once, instead of the allies beside it. */
const withBlowsTaken = (s: State, tiles: readonly Tile[], causes: Causes, inBattle: boolean, tell: Telling): readonly Tile[] => {
  let doomed = tiles;
  for (const guardian of guardians(s)) {
    const saved = doomed.filter(
      (tile) => tile !== guardian && !isImmune(tile) && s.ownerOf[tile] === s.ownerOf[guardian] && areAdjacent(s, tile, guardian),
    );
    if (saved.length === 0 || !canFlip(s, guardian, inBattle)) continue;
    doomed = [...doomed.filter((tile) => tile !== guardian && !saved.includes(tile)), guardian];
    const cause = causeOf(causes, saved[0] as Tile);
    if (causes instanceof Map) causes.set(guardian, cause);
    tell?.({ what: 'replaced', tiles: saved, by: guardian, cause, inBattle });
  }
  return doomed;
};
