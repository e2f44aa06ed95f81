import { cards } from '../../archive/contracts-1.ts';
import type { Edition } from '../../edition.ts';
import type { Doing, Person } from '../cards/card.ts';
import { type Card, cardOf } from '../cards/catalog.ts';
import type { CardId } from '../cards/terms.ts';
import type { Effect } from '../effects/effect.ts';
import { memoized } from '../memoized.ts';
import { wantedIn } from '../party/equip.ts';
import type { OpenParty } from '../party/party-state.ts';
import type { View } from '../view/view.ts';
import { editionOf } from './edition.ts';

/** Common contracts did not count as contracts (C-43), which a card of today has to say unless it names an arc or a level. */
const listedOnly = (effect: Effect): Effect => {
  const { when, if: conditions = [] } = effect;
  const isOpen = (when === 'fulfilled' || when === 'assigned') && !conditions.some((each) => 'arc' in each || 'contractLevel' in each);
  return isOpen ? { ...effect, if: [{ listed: true }, ...conditions] } : effect;
};

const inTodaysTerms = <Does extends Doing>(doing: Does): Does =>
  doing.effects === undefined ? doing : { ...doing, effects: doing.effects.map(listedOnly) };

const rowsInTodaysTerms = (rows: readonly Doing[]): readonly Doing[] => rows.map(inTodaysTerms);

/** What the rules said of a card, with the name and flavor that it has today. */
const printed = (id: CardId, frozen: object): Card => {
  const { name, flavor, icon } = cardOf(id);
  const { flavour: _, ...facts } = frozen as Card & { readonly flavour: string };
  const card = { ...facts, name, flavor, icon } as Card;
  if ('ability' in card) return { ...card, ability: rowsInTodaysTerms(card.ability) as Person['ability'] };
  return 'effects' in card ? inTodaysTerms(card) : card;
};

const base = editionOf('1', () => new Map([...cards()].map(([id, frozen]) => [id, printed(id, frozen)])));

/** Parties didn't say how many salary tokens were waived: it's what companions take and the track doesn't have. */
const withWaived = (party: OpenParty, { phase, sets }: View): { readonly waived: number } => ({
  waived: phase === 'contract' ? Math.max(0, wantedIn(party, sets) - party.salary) : 0,
});

const filled = memoized((view: View): View => {
  // Before a match begins, its view is empty.
  if (view.parties === undefined) return view;
  const parties = view.parties.map((party) => {
    const plan = party.own?.plan ?? null;
    const own = party.own && plan && { ...party.own, plan: { ...plan, ...withWaived(plan, view) } };
    return { ...party, ...withWaived(party, view), ...(own && { own }) };
  });
  return { ...view, parties };
});

/** Matches of version 1, with their own cards. */
export const edition = (): Edition => ({ ...base(), readView: (view) => filled(base().read(view) as View) });
