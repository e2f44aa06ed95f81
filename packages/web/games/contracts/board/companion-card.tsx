import { cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { levelOf } from '@swordtable/games/contracts/party/party';
import type { Fellow, Party } from '@swordtable/games/contracts/party/party-state';
import { payFameOf, salaryOf } from '@swordtable/games/contracts/party/salary';
import type { ReactNode } from 'react';
import { Amount } from './amount.tsx';
import { useBoardWords } from './board-words.ts';
import { useCardTexts } from './cards.ts';
import { Emblem } from './emblem.tsx';
import { useTip } from './tip.tsx';
import { Tokens } from './token.tsx';
import { Skills, WornIn } from './worn.tsx';
import './companion-card.css';

/** A companion's part in the question: it can be chosen, it is chosen already, or it isn't involved. */
export type Stance = 'open' | 'named' | 'aside';

export interface CompanionCardProps {
  readonly fellow: Fellow;
  readonly party: Party;
  readonly sets: readonly CardId[];
  /** What it has in addition to its tokens; in the equipment phase what it will have. */
  readonly pool?: Fellow['pool'];
  readonly stance?: Stance;
  /** A few words on it: what it pays, where it is. */
  readonly note?: string | undefined;
  /** What a press on it says; without it the card is read only. */
  readonly onPress?: (() => void) | undefined;
  readonly onWorn?: ((card: CardId) => void) | undefined;
  /** Which worn cards and skills can be pressed to do something. */
  readonly isOpen?: (card: CardId) => boolean;
  readonly children?: ReactNode;
}

/** What it says about pay: leaders and thugs have none. */
const Pay = ({ fellow, party, sets }: Pick<CompanionCardProps, 'fellow' | 'party' | 'sets'>) => {
  const words = useBoardWords();
  const { is } = cardOf(fellow.card);
  if (is === 'leader' || is === 'thug') return <span>{is === 'leader' ? words.noPay : words.thugPay}</span>;
  return <Amount of="salary" count={salaryOf(party, fellow, sets)} />;
};

/** A companion as a card that holds its equipment: body above, hands beside, skills below. */
export const CompanionCard = (props: CompanionCardProps) => {
  const { fellow, party, sets, pool = fellow.pool, stance, note, onPress, onWorn, isOpen = () => false, children } = props;
  const words = useBoardWords();
  const { name, lines, terms } = useCardTexts();
  const level = levelOf(fellow);
  const tip = useTip(fellow.card, level);
  const card = cardOf(fellow.card);
  const fame = payFameOf(party, fellow, sets);
  const classes = 'ability' in card ? card.classes.map((each) => terms.class[each]).join(', ') : '';
  return (
    <article className="companion" data-stance={stance} data-companion={fellow.card} data-exhausted={!fellow.ready || undefined}>
      <WornIn slot="body" fellow={fellow} onWorn={onWorn} isOpen={isOpen} />
      <WornIn slot="main" fellow={fellow} onWorn={onWorn} isOpen={isOpen} />
      <button
        type="button"
        className="companion-face"
        data-card={fellow.card}
        aria-pressed={stance === 'named'}
        aria-disabled={onPress === undefined}
        onClick={onPress}
        {...tip}
      >
        <span className="companion-head">
          <Emblem card={fellow.card} />
          <b>{name(fellow.card)}</b>
          <span className="companion-level" title={words.level(level)}>
            {level}
            {fellow.learning > 0 && <sup title={words.learning(fellow.learning)}>+{fellow.learning}</sup>}
          </span>
        </span>
        {note !== undefined && <span className="companion-note">{note}</span>}
        <span className="companion-class">{classes}</span>
        <span className="companion-tokens">
          <Tokens tokens={pool} />
        </span>
        <span className="companion-text">{lines(fellow.card, level).join(' ')}</span>
        <span className="companion-pay">
          <Pay fellow={fellow} party={party} sets={sets} />
          {fame > 0 && <Amount of="fame" count={fame} />}
        </span>
      </button>
      <WornIn slot="support" fellow={fellow} onWorn={onWorn} isOpen={isOpen} />
      <Skills fellow={fellow} onWorn={onWorn} isOpen={isOpen} />
      {children}
    </article>
  );
};
