import { cardAs, cardOf } from '@swordtable/games/contracts/cards/catalog';
import { type CardId, DOMAINS } from '@swordtable/games/contracts/cards/terms';
import { SET_SIZE } from '@swordtable/games/contracts/party/party';
import { GOLD_PER_TOKEN } from '@swordtable/games/contracts/phases/payment';
import { useCardTexts } from '../cards.ts';
import { useTableInfo } from '../table-info.ts';
import { useDraftWords } from './draft-words.ts';
import { fitsParty, setsCloser, takersOf } from './fits.ts';

/** Why a card would fit: who could use it, and which set it would complete. */
const useReasons = (): ((card: CardId) => readonly string[]) => {
  const { view, party } = useTableInfo();
  const words = useDraftWords();
  const { name, phrases, terms } = useCardTexts();
  const { sets } = view;
  const namesOf = (cards: readonly CardId[]): string => phrases.list(cards.map(name));
  return (card) => {
    const { is } = cardOf(card);
    if (is === 'item') return [words.serves];
    if (is === 'companion')
      return [fitsParty(party, card, sets) ? words.joins(phrases.gold(cardAs(card, 'companion').salary * GOLD_PER_TOKEN)) : words.noRoom];
    const takers = takersOf(party, card, sets);
    const [free, instead] = [takers.filter((each) => each.instead === null), takers.filter((each) => each.instead !== null)];
    return [
      ...(takers.length === 0 ? [words.noTakers] : []),
      ...(free.length > 0 ? [words.takers(namesOf(free.map(({ fellow }) => fellow.card)))] : []),
      ...(instead.length > 0 ? [words.takersInstead(namesOf(instead.map(({ fellow }) => fellow.card)))] : []),
      ...setsCloser(party, card, sets).map(({ companion, domain, icons }) => {
        const bonus = sets[DOMAINS.indexOf(domain)];
        return icons >= SET_SIZE && bonus !== undefined
          ? words.completes(terms.domain[domain], name(companion), name(bonus))
          : words.closer(terms.domain[domain], name(companion));
      }),
    ];
  };
};

export const Reasons = ({ card }: { readonly card: CardId }) => {
  const reasonsOf = useReasons();
  return (
    <span className="reasons">
      {reasonsOf(card).map((reason) => (
        <span key={reason}>{reason}</span>
      ))}
    </span>
  );
};
