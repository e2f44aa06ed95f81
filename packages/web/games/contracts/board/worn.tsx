import { asEquipment, cardAs } from '@swordtable/games/contracts/cards/catalog';
import type { CardId, Slot } from '@swordtable/games/contracts/cards/terms';
import type { Fellow } from '@swordtable/games/contracts/party/party-state';
import { useBoardWords } from './board-words.ts';
import { useCardTexts } from './cards.ts';
import { Emblem } from './emblem.tsx';
import { useTip } from './tip.tsx';
import './worn.css';

interface Wearing {
  readonly fellow: Fellow;
  readonly onWorn: ((card: CardId) => void) | undefined;
  readonly isOpen: (card: CardId) => boolean;
}

/** What a companion has in a hand or on its body, or that there is room. */
export const WornIn = ({ slot, fellow, onWorn, isOpen }: Wearing & { readonly slot: Slot }) => {
  const words = useBoardWords();
  const { name, terms } = useCardTexts();
  const card = fellow.worn[slot];
  const tip = useTip(card ?? undefined);
  if (card === null)
    return (
      <span className={`worn none ${slot}`}>
        <span>{terms.slot[slot]}</span>
        <span className="spoken">: {words.freeHand}</span>
      </span>
    );
  const isCursed = asEquipment(card)?.cursed === true;
  return (
    <button
      type="button"
      className={`worn ${slot}${isCursed ? ' cursed' : ''}`}
      data-card={card}
      data-open={isOpen(card) || undefined}
      aria-label={`${terms.slot[slot]}: ${name(card)}`}
      onClick={() => onWorn?.(card)}
      {...tip}
    >
      <Emblem card={card} />
      <span>{name(card)}</span>
    </button>
  );
};

const Skill = ({ skill, onWorn, isOpen }: Omit<Wearing, 'fellow'> & { readonly skill: CardId }) => {
  const { name, terms } = useCardTexts();
  const tip = useTip(skill);
  const { level } = cardAs(skill, 'skill');
  return (
    <button
      type="button"
      className="skill"
      data-card={skill}
      data-open={isOpen(skill) || undefined}
      onClick={() => onWorn?.(skill)}
      {...tip}
    >
      <span className="spoken">
        {terms.sort.skill}, {terms.level(level)}:
      </span>
      <b aria-hidden="true">{level}</b> <span>{name(skill)}</span>
    </button>
  );
};

/** What a companion has learned. */
export const Skills = ({ fellow, onWorn, isOpen }: Wearing) => {
  const words = useBoardWords();
  return (
    <div className="skills">
      {fellow.skills.length === 0 && <span className="skill none">{words.noSkill}</span>}
      {fellow.skills.map((skill) => (
        <Skill key={skill} skill={skill} onWorn={onWorn} isOpen={isOpen} />
      ))}
    </div>
  );
};
