import type { CardId, CompanionId } from '@swordtable/games/contracts/cards/terms';
import { SPOTS } from '@swordtable/games/contracts/kingdom';
import { attributesOf } from '@swordtable/games/contracts/party/party';
import type { Fellow } from '@swordtable/games/contracts/party/party-state';
import { useBoardWords } from '../board-words.ts';
import { useCardTexts } from '../cards.ts';
import { CompanionCard, type Stance } from '../companion-card.tsx';
import { useTableInfo } from '../table-info.ts';
import './party-row.css';

/** What a companion can be named as in an answer. */
const ROLES = ['join', 'leave', 'by', 'choose', 'dismiss', 'to'] as const;

/** What pressing a companion names, if anything: the first role in which it goes with what was named before, else any. */
const useRole = () => {
  const { offers } = useTableInfo();
  return (card: CompanionId): Readonly<Record<string, CompanionId>> | undefined => {
    const facets = ROLES.map((role) => ({ [role]: card }));
    return facets.find(offers.canNow) ?? facets.find(offers.can);
  };
};

/** The own party: companions as cards that hold their equipment. */
export const PartyRow = () => {
  const words = useBoardWords();
  const { name } = useCardTexts();
  const { view, party, offers, mine, look } = useTableInfo();
  const roleOf = useRole();
  const { asked } = view;
  const group: readonly CompanionId[] =
    asked !== null && view.active === mine && (asked.ask === 'fulfil' || asked.ask === 'work') ? asked.group : [];
  const isBefore = view.phase === 'encounter' || view.phase === 'equipment' || view.phase === 'over';
  const placeOf = (card: CompanionId): string | undefined => {
    const spot = view.spots.findIndex((visitor) => visitor?.seat === mine && visitor.companion === card);
    return spot < 0 ? undefined : words.at(name(SPOTS[spot]?.location ?? ''));
  };
  const noteOf = ({ card, ready }: Fellow): string | undefined => {
    if (group.includes(card)) return words.sent;
    if (isBefore || ready) return undefined;
    return placeOf(card) ?? words.exhausted;
  };
  const stanceOf = (card: CompanionId): Stance | undefined => {
    if (group.includes(card) || offers.named['by'] === card) return 'named';
    if (offers.decision === null) return undefined;
    return roleOf(card) === undefined ? 'aside' : 'open';
  };
  const onWorn =
    (fellow: Fellow) =>
    (card: CardId): void => {
      const use = { use: card, of: fellow.card };
      if (offers.can(use)) offers.name(use);
      else look(card);
    };
  return (
    <section className="party-row" data-before={isBefore || undefined}>
      {party.fellows.map((fellow) => {
        const facets = roleOf(fellow.card);
        return (
          <CompanionCard
            key={fellow.card}
            fellow={fellow}
            party={party}
            sets={view.sets}
            {...(isBefore ? { pool: attributesOf(fellow) } : {})}
            {...(stanceOf(fellow.card) === undefined ? {} : { stance: stanceOf(fellow.card) as Stance })}
            note={noteOf(fellow)}
            onPress={() => (facets === undefined ? look(fellow.card) : offers.name(facets))}
            onWorn={onWorn(fellow)}
            isOpen={(card) => offers.can({ use: card, of: fellow.card })}
          />
        );
      })}
    </section>
  );
};
