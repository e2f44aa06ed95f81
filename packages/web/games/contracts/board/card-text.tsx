import { asEquipment, cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { useCardTexts } from './cards.ts';
import { Tokens } from './token.tsx';
import './card-text.css';

/** What sort of card it is, in a few words: slot and kind, classes, domains, levels. */
export const useCardKind = (): ((id: CardId) => string) => {
  const { terms } = useCardTexts();
  return (id) => {
    const card = cardOf(id);
    const worn = asEquipment(id);
    const parts: string[] = [];
    if (worn !== undefined)
      parts.push(terms.slot[worn.slot], terms.kind[worn.kind], ...(worn.domains ?? []).map((each) => terms.domain[each]));
    else if ('arc' in card) parts.push(terms.arc[card.arc], terms.level(card.level));
    else if ('level' in card) parts.push(terms.sort.skill, terms.level(card.level));
    else if ('ability' in card) parts.push(...card.classes.map((each) => terms.class[each]));
    else parts.push(terms.sort[card.is]);
    if ('cursed' in card && card.cursed === true) parts.push(terms.cursed);
    if (!('ability' in card) && 'classes' in card && card.classes !== undefined && card.is !== 'common')
      parts.push(card.classes.map((each) => terms.classes[each]).join(', '));
    return parts.join(' · ');
  };
};

/** The text of a card: what it is, what it gives, and a sentence for each thing that it does. */
export const CardText = ({ card: id, level = 1 }: { readonly card: CardId; readonly level?: number }) => {
  const { lines } = useCardTexts();
  const kindOf = useCardKind();
  const card = cardOf(id);
  const given = 'gives' in card ? card.gives : 'base' in card ? card.base : undefined;
  return (
    <div className="card-text">
      <p className="card-kind">{kindOf(id)}</p>
      {given !== undefined && Object.keys(given).length > 0 && (
        <p className="card-gives">
          <Tokens tokens={given} />
        </p>
      )}
      {lines(id, level).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
};
