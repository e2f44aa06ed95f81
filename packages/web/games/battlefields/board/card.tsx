import type { ActionCard, Cards, Warrior } from '@swordtable/games/battlefields/cards/cards';
import { Icon } from '../../../kit/icons/icon.tsx';
import { SIDES, SideSign } from '../../../kit/layout/sides.tsx';
import { useBattleWords } from './context.ts';
import { cardIcon } from './emblems.ts';
import { useBattleTexts } from './texts.ts';
import './card.css';

export type CardState = 'legal' | 'selected' | 'dim' | 'target' | 'turning' | 'landing';

interface FaceProps {
  readonly seat: number;
  readonly states?: readonly (CardState | false | undefined)[] | undefined;
}

const stateOf = (states: FaceProps['states']): string => states?.filter(Boolean).join(' ') ?? '';
/** Names longer than this are set smaller. */
const LONG = 12;
/** Names longer than this stand in two lines. */
const TWO_LINES = 16;
const LONG_LYING = 9;

/** Cards are pictures: what they are is said by the buttons that lie over them. */
const Frame = ({ seat, states, kind, children }: FaceProps & { readonly kind: string; readonly children: React.ReactNode }) => (
  <div className={`card ${kind} ${SIDES[seat] ?? ''}`} data-state={stateOf(states)} aria-hidden="true">
    <div className="face">{children}</div>
  </div>
);

const Plate = ({ name }: { readonly name: string }) => (
  <b className="pl" data-long={name.length > LONG || undefined} data-lines={name.length > TWO_LINES || undefined}>
    {name}
  </b>
);

const ShutEye = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M1.5 9.2l2-1.5C5.8 10.600 8.700 12 12 12s6.200-1.400 8.500-4.300l2 1.500-2.300 2.500 1.900 2.700-2 1.400-1.900-2.700-2.400 1.300.8 3.100-2.400.6-.8-3.100h-2.800l-.8 3.100-2.400-.6.8-3.100-2.400-1.300-1.900 2.700-2-1.400 1.900-2.700z" />
  </svg>
);

interface WarriorCardProps extends FaceProps {
  readonly warrior: Warrior;
  readonly beats: Cards['beats'];
  /** Face down: only its owner sees what it is. */
  readonly isDown?: boolean;
}

/** A warrior: its emblem, and the types it beats. */
export const WarriorCard = ({ warrior, beats, isDown = false, ...face }: WarriorCardProps) => {
  const words = useBattleWords();
  const texts = useBattleTexts();
  return (
    <Frame {...face} kind={isDown ? 'war down' : 'war'}>
      <i className="field" />
      <SideSign seat={face.seat} className="sd" />
      <Icon name={cardIcon(warrior)} className="emb" />
      <span className="bt">
        {words.beatsShort}
        {beats[warrior].map((other) => (
          <Icon key={other} name={cardIcon(other)} className="" />
        ))}
      </span>
      <Plate name={texts.warrior(warrior)} />
      {isDown && (
        <span className="fd">
          <ShutEye />
          <span>{words.faceDown}</span>
        </span>
      )}
    </Frame>
  );
};

/** An action: paper with a band in its side's color, and what it does. */
export const ActionFace = ({ card, ...face }: FaceProps & { readonly card: ActionCard }) => {
  const words = useBattleWords();
  const texts = useBattleTexts();
  return (
    <Frame {...face} kind="act">
      <SideSign seat={face.seat} className="sd" />
      <Icon name={cardIcon(card)} className="emb" />
      <p>{words.short(card)}</p>
      <Plate name={texts.action(card)} />
    </Frame>
  );
};

/** The back of a card of the other side: warriors show the sign of their side, actions crossed swords. */
export const CardBack = ({ isAction = false, ...face }: FaceProps & { readonly isAction?: boolean }) => (
  <Frame {...face} kind={isAction ? 'back back-act' : 'back'}>
    <i className="field" />
    {isAction ? <Icon name="battlefields/actions" className="emb" /> : <SideSign seat={face.seat} className="emb" />}
  </Frame>
);

/** An action as it lies at a place or in an exchange: small, on its side. */
export const LyingCard = ({
  card,
  seat,
  className = '',
}: {
  readonly card: ActionCard;
  readonly seat: number;
  readonly className?: string;
}) => {
  const name = useBattleTexts().action(card);
  return (
    <div className={`lie ${SIDES[seat] ?? ''} ${className}`} aria-hidden="true">
      <Icon name={cardIcon(card)} className="" />
      <b data-long={name.length > LONG_LYING || undefined}>{name}</b>
      <SideSign seat={seat} className="sd" />
    </div>
  );
};
