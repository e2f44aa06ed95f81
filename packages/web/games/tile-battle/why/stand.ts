import { areBeside } from '@swordtable/games/tile-battle/field/cells';
import { TERRAIN, type Tile } from '@swordtable/games/tile-battle/tile';
import type { Why } from '../../../kit/why/why.ts';
import { all, comparisonWhy, flipWhy, sparedWhy, type Turn } from './battle.ts';
import { nameBy, once, rulesOf, rulingsOf, type Teller, textBy } from './teller.ts';

/** Who battled in a turn: the placed tile, unless its ability named another. */
const fighterOf = (turn: Turn): Tile =>
  all(turn, 'plan').findLast(({ change }) => change.fighter !== undefined)?.change.fighter ?? all(turn, 'placed')[0]?.tile ?? TERRAIN;

/** Why a turn had no battle, or a different one, in the words of whoever changed it. */
const planOf = (teller: Teller, turn: Turn): readonly string[] =>
  all(turn, 'plan').flatMap((event) => [teller.texts.sentence(event, teller.seats), textBy(teller, event.cause.of)]);

/** A tile with which nobody compared: because of its colour, because nobody battled, or because it was out of reach. */
const notCompared = (teller: Teller, turn: Turn, tile: Tile): Why => {
  const { view, words } = teller;
  const fighter = fighterOf(turn);
  const [name, fights] = [nameBy(teller, tile), nameBy(teller, fighter)];
  const seen = (each: Tile) => view.board.find((lying) => lying.tile === each);
  const seat = all(turn, 'placed')[0]?.seat;
  const plans = all(turn, 'plan');
  const shifted = all(turn, 'moved').length + all(turn, 'swapped').length > 0;
  const [here, there] = [seen(tile)?.cell, seen(fighter)?.cell];
  const apart = !shifted && here !== undefined && there !== undefined && !areBeside(here, there);
  const rules = rulesOf(['T-10'], ...plans.map(({ cause }) => rulingsOf(teller, cause.of)));
  const told = (sentences: readonly string[]): Why => ({ title: words.whyStood(name), sentences: once(sentences), rules });
  if (plans.some(({ change }) => change.battles === false)) return told([words.notBattled(fights), ...planOf(teller, turn)]);
  // A turn that is still going on has perhaps not come to its battle.
  if (view.placed !== TERRAIN && all(turn, 'compared').length === 0) return told([words.notYet(fights)]);
  if (seen(tile)?.owner === seat) return told([words.ownColour(name, fights)]);
  if (plans.length > 0) return told([words.notCompared(name, fights), ...planOf(teller, turn)]);
  return told([...(apart ? [words.notTouching(name, fights)] : [words.notCompared(name, fights)]), words.onlyTouching(fights)]);
};

/** What the last turn did to a tile on the board, and why: flipped, spared, beaten off, or left alone. */
export const standWhy = (teller: Teller, turn: Turn, tile: Tile): Why => {
  const { view, words } = teller;
  const name = nameBy(teller, tile);
  const title = words.whyStood(name);
  const owner = view.board.find((lying) => lying.tile === tile)?.owner ?? -1;
  if (turn.length === 0) return { title, sentences: [view.fresh.length === 0 ? words.nothingPlaced : words.notTold], rules: [] };
  const flipped = all(turn, 'flipped').findLast((event) => event.tile === tile);
  if (flipped !== undefined) return flipWhy(teller, turn, flipped);
  if (tile === TERRAIN) return { title, sentences: [words.terrainStays], rules: ['T-7'] };
  const spared =
    all(turn, 'spared').findLast((event) => event.tile === tile) ?? all(turn, 'replaced').findLast(({ tiles }) => tiles.includes(tile));
  if (spared !== undefined) return sparedWhy(teller, turn, spared, tile, owner);
  const compared = all(turn, 'compared').findLast(({ comparison }) => comparison.defender === tile)?.comparison;
  if (compared !== undefined) {
    const told = comparisonWhy(teller, turn, compared, owner);
    const one = compared.beats ? [words.onlyOne(name, nameBy(teller, compared.attacker))] : [];
    return { ...told, title, sentences: once(one, told.sentences) };
  }
  if (all(turn, 'placed')[0]?.tile === tile) return { title, sentences: [words.placedItself(name)], rules: ['T-10'] };
  return notCompared(teller, turn, tile);
};

/** What the battle of a placed tile did, comparison by comparison. */
export const turnWhy = (teller: Teller, turn: Turn): Why => {
  const { words, texts, seats } = teller;
  const fighter = fighterOf(turn);
  const compared = all(turn, 'compared');
  const notFought = all(turn, 'plan').some(({ change }) => change.battles === false);
  const goesOn = teller.view.placed !== TERRAIN && all(turn, 'placed')[0]?.tile === teller.view.placed;
  const none = notFought ? words.notBattled : goesOn ? words.battleToCome : words.noComparison;
  const rule = compared.find(({ comparison }) => comparison.rule !== TERRAIN)?.comparison.rule;
  return {
    title: words.whyBattle(nameBy(teller, fighter)),
    sentences: once(
      planOf(teller, turn),
      compared.map((event) => texts.sentence(event, seats)),
      compared.length > 0 ? [] : [none(nameBy(teller, fighter))],
      [...all(turn, 'spared'), ...all(turn, 'replaced')].map((event) => texts.sentence(event, seats)),
    ),
    rules: rulesOf(['T-10'], rule === undefined ? [] : rulingsOf(teller, rule), rulingsOf(teller, fighter)),
  };
};
