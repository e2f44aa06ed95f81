import type { Seat, Standing } from '@swordtable/kernel';
import type { Gem, Magic, SoloCard } from '../pieces/pieces.ts';
import { gemsOn, lengthOf, runOn, SIDES, type Sword } from '../pieces/sword.ts';
import type { Setting } from '../state.ts';

/** A sword as it is scored: a player's, or the printed one of a solo card. */
export interface Blade {
  /** Who scores for it; -1 for a solo card. */
  readonly owner: Seat | -1;
  readonly length: number;
  readonly runs: readonly number[];
  readonly gems: Readonly<Record<Gem, number>>;
}

/** What one blade scores, and for what. */
export interface ScoredBlade extends Blade {
  readonly longest: number;
  /** Points for each side. */
  readonly quality: readonly number[];
  /** For each magic card: what was counted, the place from 1, and the points. */
  readonly magic: readonly { readonly count: number; readonly place: number; readonly points: number }[];
  readonly points: number;
}
export type Scores = readonly ScoredBlade[];

const FOR_LONGEST = 6;
/** Points for each gem of a run that counts (S-13), and where only the best side does (S-15). */
export const PER_GEM = { standard: 2, lightweight: 5 } as const;

/** What a card counts on a blade (S-5). */
export const countFor = ({ method, gems }: Magic, { gems: has }: Pick<Blade, 'gems'>): number => {
  const [one, two] = [gems[0], gems[1]];
  switch (method) {
    case 'most':
    case 'least':
      return gems.reduce((sum, gem) => sum + has[gem], 0);
    case 'pairs':
    case 'triads':
      return gems.reduce((least, gem) => Math.min(least, has[gem]), Number.POSITIVE_INFINITY);
    case 'difference':
      return Math.abs((one === undefined ? 0 : has[one]) - (two === undefined ? 0 : has[two]));
  }
};

/** The places of all blades for a card, and their points: those who tie share the places they fill, rounded down (S-6, S-18). */
const placesFor = (card: Magic, blades: readonly Blade[]): ScoredBlade['magic'] => {
  const counts = blades.map((blade) => countFor(card, blade));
  const isLeast = card.method === 'least';
  return counts.map((count) => {
    let [ahead, tied, shared] = [0, 0, 0];
    for (const other of counts) {
      if (other === count) tied++;
      else if (other > count !== isLeast) ahead++;
    }
    for (let place = ahead; place < ahead + tied; place++) shared += card.points[place] ?? 0;
    const points = count === 0 && !isLeast ? 0 : Math.floor(shared / tied);
    return { count, place: ahead + 1, points };
  });
};

/** Points for the sides: each of them, or in the lightweight game the best alone (S-13, S-15). */
const qualityOf = ({ runs }: Blade, lightweight: boolean): readonly number[] => {
  if (!lightweight) return runs.map((run) => PER_GEM.standard * run);
  const best = runs.indexOf(Math.max(...runs));
  return runs.map((run, side) => (side === best ? PER_GEM.lightweight * run : 0));
};

export const scoreBlades = (blades: readonly Blade[], magic: readonly Magic[], lightweight: boolean): Scores => {
  const longest = blades.reduce((most, { length }) => Math.max(most, length), 0);
  const places = magic.map((card) => placesFor(card, blades));
  return blades.map((blade, index) => {
    const quality = qualityOf(blade, lightweight);
    const won = places.map((place) => place[index] as ScoredBlade['magic'][number]);
    // Nobody is longest before anything is built.
    const forLongest = blade.length === longest && longest > 0 ? FOR_LONGEST : 0;
    let points = forLongest;
    for (const each of quality) points += each;
    for (const each of won) points += each.points;
    const { owner, length, runs, gems } = blade;
    return { owner, length, runs, gems, longest: forLongest, quality, magic: won, points };
  });
};

/** A player's sword as it is scored. */
export const bladeOf = (sword: Sword, owner: Seat): Blade => ({
  owner,
  length: lengthOf(sword),
  runs: SIDES.map((side) => runOn(sword, side)),
  gems: gemsOn(sword),
});

/** The finished swords of the solo game. */
export const printedBlades = (opponents: readonly SoloCard[]): readonly Blade[] =>
  opponents.map(({ length, runs, gems }) => ({ owner: -1, length, runs, gems }));

type Shown = { readonly setting: Setting; readonly smiths: readonly { readonly swords: readonly Sword[] }[] };

/** All swords as everybody sees them: what is being built does not count before it is shown (S-9). */
export const scoresOf = ({ setting, smiths }: Shown): Scores =>
  scoreBlades(
    [...smiths.flatMap(({ swords }, owner) => swords.map((sword) => bladeOf(sword, owner))), ...printedBlades(setting.opponents)],
    setting.magic,
    setting.lightweight,
  );

/** Whether every card is outscored: without cards there is nothing to beat (S-20). */
const isBeaten = (scores: Scores): boolean => {
  const own = scores.find(({ owner }) => owner === 0)?.points ?? 0;
  return scores.every(({ owner, points }) => owner >= 0 || own > points);
};

/** Who is ahead: points, then the longer sword or both together, then the better single side; else shared (S-14, S-20). */
export const standingBy = (scores: Scores, seats: number): Standing => {
  const points: number[] = [];
  const [lengths, sides]: [number[], number[]] = [[], []];
  for (let seat = 0; seat < seats; seat++) {
    let [sum, length, side] = [0, 0, Number.NEGATIVE_INFINITY];
    for (const blade of scores) {
      if (blade.owner !== seat) continue;
      sum += blade.points;
      length += blade.length;
      for (const run of blade.runs) if (run > side) side = run;
    }
    points.push(sum);
    lengths.push(length);
    sides.push(side);
  }
  const lead = (by: readonly number[], a: Seat, b: Seat): number => (by[b] as number) - (by[a] as number);
  const compare = (a: Seat, b: Seat): number => lead(points, a, b) || lead(lengths, a, b) || lead(sides, a, b);
  const ranking: Seat[][] = [];
  for (const seat of Array.from(points.keys()).sort(compare)) {
    const last = ranking.at(-1);
    if (last?.[0] !== undefined && compare(last[0], seat) === 0) last.push(seat);
    else ranking.push([seat]);
  }
  return { points, ranking: isBeaten(scores) ? ranking : [[], ...ranking] };
};

export const standing = (s: Shown): Standing => standingBy(scoresOf(s), s.setting.seats);
