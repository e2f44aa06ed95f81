import type { Spent } from '../action.ts';
import { TOKENS, type Token } from '../cards/attributes.ts';
import { cardOf } from '../cards/catalog.ts';
import type { CardId, CompanionId } from '../cards/terms.ts';
import type { Event } from '../events.ts';
import { levelOf } from '../party/party.ts';
import type { OpenParty } from '../party/party-state.ts';
import { fellowIn } from './explanation.ts';

/** What came onto a companion's card since its attributes were laid out, or left it; `card` says why it came. */
export interface PoolChange {
  readonly card: CardId | null;
  readonly counts: Readonly<Partial<Record<Token, number>>>;
  /** Whether it belongs to a group that has not paid yet: if that stays at home, it never happened. */
  readonly isHelp: boolean;
}

type Used = Extract<Event, { what: 'used' }>;

/** Whether an ability is one for those who are on the way to a contract. */
const isForGroup = ({ card: id, effect, of }: Used, party: OpenParty): boolean => {
  const card = cardOf(id);
  const fellow = of === null ? undefined : fellowIn(party, of);
  const level = fellow === undefined ? 1 : levelOf(fellow);
  const doing = 'ability' in card ? card.ability[Math.min(level, card.ability.length) - 1] : 'effects' in card ? card : undefined;
  return doing?.effects?.[effect]?.when === 'assigned';
};

const spentBy = (pay: Spent, companion: CompanionId): PoolChange['counts'] | undefined => {
  const spent = pay[companion];
  return spent === undefined
    ? undefined
    : Object.fromEntries(TOKENS.flatMap((token) => ((spent[token] ?? 0) > 0 ? [[token, -(spent[token] ?? 0)]] : [])));
};

/** All that changed a companion's attributes this round, except its own cards, oldest first. */
export const poolChanges = (events: readonly Event[], seat: number, party: OpenParty, companion: CompanionId): readonly PoolChange[] => {
  let changes: PoolChange[] = [];
  let helping: CardId | undefined;
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.what === 'prepared') changes = [];
    if (event.what === 'used') helping = isForGroup(event, party) ? event.card : undefined;
    const isHelp = helping !== undefined;
    if (event.what === 'gained' && event.to === companion && event.got.tokens !== undefined)
      changes.push({ card: event.card, counts: event.got.tokens, isHelp: helping === event.card });
    if ('pay' in event) {
      const counts = spentBy(event.pay, companion);
      if (counts !== undefined) changes.push({ card: null, counts, isHelp: isHelp && event.what === 'used' });
    }
    // Going back undoes what was used; after paying, it is kept.
    if (event.what === 'calledOff') changes = changes.filter((change) => !change.isHelp);
    if (event.what === 'fulfilled') changes = changes.map((change) => ({ ...change, isHelp: false }));
  }
  return changes;
};
