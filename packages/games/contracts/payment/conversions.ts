import { PARTY } from '../action.ts';
import { ADVANCED, AT, BASICS, EXPERTS, PER_ADVANCED, TOKENS } from '../cards/attributes.ts';
import { type Covering, fits, type Requirement, requirementsOf, withCovering } from './coverings.ts';
import { blockOf, FILLED, isBacked, type Ledger, ledgerOf, PARTY_TOKENS, purseOf, SPLIT, type Spending } from './ledger.ts';
import { type Conversion, LUCK, type Needs } from './needs.ts';

interface Plan {
  /** A covering for each requirement. */
  readonly coverings: readonly Covering[];
  readonly spending: Spending;
}

const complexitiesOf = ({ coverings }: Requirement): readonly number[] => coverings.map(({ complexity }) => complexity);

/**
 * How all requirements are covered with the least to explain. First it is tried with as little as each of them needs alone, and then
 * with more and more: most ways to cover something take too many words and are never tried.
 */
const simplest = (requirements: readonly Requirement[], ledger: Ledger): Plan => {
  const nothing = ledger.have.map(() => 0);
  /** What there is to explain at least, from each requirement on. */
  const least = [...requirements.map(() => 0), 0];
  for (let no = requirements.length - 1; no >= 0; no--)
    least[no] = (least[no + 1] as number) + Math.min(...complexitiesOf(requirements[no] as Requirement));
  const most = requirements.reduce((sum, requirement) => sum + Math.max(...complexitiesOf(requirement)), 0);
  for (let limit = least[0] as number; limit <= most; limit++) {
    const plan = planWithin(limit, requirements, least, ledger, nothing);
    if (plan !== undefined) return plan;
  }
  return { coverings: [], spending: nothing };
};

/** The first plan with no more to explain than a limit. */
const planWithin = (
  limit: number,
  requirements: readonly Requirement[],
  least: readonly number[],
  ledger: Ledger,
  nothing: Spending,
): Plan | undefined => {
  const chosen: Covering[] = [];
  /** With how little to explain each point was reached in vain: different companions and orders often come to the same. */
  const failed = new Map<string, number>();
  const cover = (no: number, spending: Spending, complexity: number, from: number): Plan | undefined => {
    const requirement = requirements[no];
    if (requirement === undefined) return { coverings: chosen, spending };
    const point = `${no} ${from} ${spending}`;
    if ((failed.get(point) ?? Number.POSITIVE_INFINITY) <= complexity) return undefined;
    const room = limit - complexity - (least[no + 1] as number);
    // Requirements that are alike are covered in the order of their coverings, for any other order comes to the same.
    for (let at = requirements[no - 1] === requirement ? from : 0; at < requirement.coverings.length; at++) {
      const covering = requirement.coverings[at] as Covering;
      if (covering.complexity > room || !fits(ledger, spending, covering)) continue;
      const next = withCovering(spending, covering);
      if (!isBacked(ledger, next)) continue;
      chosen[no] = covering;
      const plan = cover(no + 1, next, complexity + covering.complexity, at);
      if (plan !== undefined) return plan;
    }
    failed.set(point, complexity);
    return undefined;
  };
  return cover(0, nothing, 0, 0);
};

/** Takes a number of tokens from some places in order, as long as they last; returns how many each gave. */
const drawn = (left: number[], places: readonly number[], count: number): readonly number[] => {
  let wanted = count;
  return places.map((place) => {
    const given = Math.min(wanted, left[place] as number);
    left[place] = (left[place] as number) - given;
    wanted -= given;
    return given;
  });
};

/** Only what is more than nothing, by name. */
const named = (counts: readonly (readonly [string, number])[]): Readonly<Record<string, number>> => {
  const all: Record<string, number> = {};
  for (const [name, count] of counts) if (count > 0) all[name] = (all[name] ?? 0) + count;
  return all;
};
const madeWith = (made: Conversion, party: Readonly<Record<string, number>>): Conversion =>
  Object.keys(party).length === 0 ? made : { ...made, with: party };

/** What is split, one after the other. */
const splitsOf = (ledger: Ledger, spending: Spending, left: number[]): readonly Conversion[] =>
  ledger.companions.flatMap((by, payer) =>
    BASICS.flatMap((makes, type) => {
      const block = blockOf(payer);
      const count = Math.ceil((spending[block + SPLIT + type] as number) / PER_ADVANCED);
      const places = [block + AT.advanced + type, block + AT.wildAdvanced, ledger.wildAdvanced];
      const [own = 0, wild = 0, party = 0] = drawn(left, places, count);
      return [
        ...Array.from({ length: own }, (): Conversion => ({ makes, by, of: named([[ADVANCED[type] as string, 1]]) })),
        ...Array.from({ length: wild }, (): Conversion => ({ makes, by, of: { wildAdvanced: 1 } })),
        ...Array.from({ length: party }, (): Conversion => ({ makes, by, of: {}, with: { wildAdvanced: 1 } })),
      ];
    }),
  );

/** What one requirement is covered with, if that is not just what it asks for. */
const conversionOf = (
  ledger: Ledger,
  { kind, which }: Requirement,
  { at, counts, by, complexity }: Covering,
  left: number[],
): readonly Conversion[] => {
  if (complexity === 0) return [];
  const makes = kind === 'expert' ? EXPERTS[which] : kind === 'advanced' ? ADVANCED[which] : BASICS[which];
  if (makes === undefined) return [];
  if (by === null) return [{ makes, by: PARTY, of: named(at.map((place) => [PARTY_TOKENS[place - ledger.luck] as string, 1])) }];
  const block = blockOf(by);
  const maker = ledger.companions[by] as string;
  const countAt = (place: number): number => counts[at.indexOf(block + place)] ?? 0;
  const filled = drawn(left, [block + AT.wildBasic, ledger.wildBasic, ledger.luck], countAt(FILLED));
  const [wild = 0, partyWild = 0, luck = 0] = filled;
  const party = named([
    ['wildBasic', partyWild],
    [LUCK, luck],
  ]);
  // Any basic attribute will do, so nothing has to be turned into one.
  if (kind === 'any') return [];
  if (kind === 'basic') {
    const own: readonly Conversion[] = wild > 0 ? [{ makes, by: maker, of: { wildBasic: wild } }] : [];
    return Object.keys(party).length > 0 ? [...own, { makes, by: PARTY, of: party }] : own;
  }
  const basics = BASICS.map((name, type): [string, number] => [name, countAt(type) + countAt(SPLIT + type)]);
  const tokens = TOKENS.slice(AT.advanced).map((name, no): [string, number] => [name, countAt(AT.advanced + no)]);
  return [madeWith({ makes, by: maker, of: named([...basics, ...tokens, ['wildBasic', wild]]) }, party)];
};

/** The conversions of a payment, spelled out: of each companion what it splits and then what it makes, and last what the party gives. */
export const conversionsOf = (needs: Needs, whole: Ledger, spending: Spending): readonly Conversion[] => {
  const ledger = ledgerOf(purseOf(whole, spending, needs), needs);
  const requirements = requirementsOf(needs, ledger);
  const plan = simplest(requirements, ledger);
  const left = ledger.have.map((count, at) => count - (plan.spending[at] as number));
  const splits = splitsOf(ledger, plan.spending, left);
  const all = [
    ...splits,
    ...requirements.flatMap((requirement, no) => conversionOf(ledger, requirement, plan.coverings[no] as Covering, left)),
  ];
  return [...ledger.companions, PARTY].flatMap((by) => all.filter((made) => made.by === by));
};
