import type { Basic } from '@swordtable/games/contracts/cards/attributes';
import { cardAs } from '@swordtable/games/contracts/cards/catalog';
import { Amount } from '../amount.tsx';
import { useBoardWords } from '../board-words.ts';
import { useCardTexts } from '../cards.ts';
import { Emblem } from '../emblem.tsx';
import { Gains } from '../gains.tsx';
import { useTableInfo } from '../table-info.ts';
import { useTip } from '../tip.tsx';
import { Tokens } from '../token.tsx';
import './quest-note.css';

/** What a side quest takes: basic attributes, and sometimes luck. */
const Needs = ({ needs }: { readonly needs: Readonly<Partial<Record<Basic, number>>> & { readonly luck?: number } }) => {
  const { luck, ...basics } = needs;
  return (
    <span className="quest-needs">
      <Tokens tokens={basics} />
      {luck !== undefined && <Amount of="luck" count={luck} />}
    </span>
  );
};

/** The note on a side-quest field, or the mark that it is done. */
export const QuestNote = ({ field }: { readonly field: number }) => {
  const words = useBoardWords();
  const { view, offers, look } = useTableInfo();
  const { name } = useCardTexts();
  const quest = view.quests[field] ?? undefined;
  const tip = useTip(quest);
  if (quest === undefined) return <span className="quest gone">{words.questDone}</span>;
  const { needs, reward } = cardAs(quest, 'quest');
  const isOpen = offers.can({ quest: field });
  return (
    <button
      type="button"
      className="quest"
      data-open={isOpen || undefined}
      data-named={offers.named['quest'] === field || undefined}
      data-card={quest}
      onClick={() => (isOpen ? offers.name({ quest: field }) : look(quest))}
      {...tip}
    >
      <Emblem card={quest} />
      <span className="quest-name">{name(quest)}</span>
      <span className="quest-terms">
        <Needs needs={needs} /> <i>→</i> <Gains gains={reward} />
      </span>
    </button>
  );
};
