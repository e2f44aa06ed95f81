import { asEquipment, type Card, cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId, Track } from '@swordtable/games/contracts/cards/terms';
import { PER_CAMP_LEVEL } from '@swordtable/games/contracts/effects/counting';
import { CAMP } from '@swordtable/games/contracts/party/camp';
import type { CSSProperties, ReactNode } from 'react';
import { Icon, type IconName } from '../../../kit/icons/icon.tsx';
import { Amount } from '../board/amount.tsx';
import { useCardTexts } from '../board/cards.ts';
import { Emblem } from '../board/emblem.tsx';
import { Gains } from '../board/gains.tsx';
import { Tokens } from '../board/token.tsx';
import './shown-card.css';

/** The signs of the tracks. */
export const TRACK_SIGNS: Readonly<Record<Track, IconName>> = { strength: 'sign/camp', dexterity: 'sign/hunt', magic: 'sign/ritual' };

/** What a card is made of: leather for equipment, paper for quests, and a spine for contracts. */
const lookOf = (id: CardId, card: Card): string => {
  if (asEquipment(id)?.cursed === true) return 'cursed';
  if ('ability' in card) return 'person';
  if ('arc' in card) return `deal ${card.arc}`;
  if (card.is === 'common') return 'deal';
  if (card.is === 'quest' || card.is === 'skill' || card.is === 'location') return card.is;
  return 'gear';
};

/** The signs in its upper corner: classes, slot, domains, arc. */
const signsOf = (id: CardId, card: Card): readonly IconName[] => {
  const worn = asEquipment(id);
  return [
    ...(worn === undefined ? [] : [`sign/${worn.slot}` as const, ...(worn.domains ?? []).map((each) => `sign/${each}` as const)]),
    ...('classes' in card ? (card.classes ?? []).map((each) => `sign/${each}` as const) : []),
    ...('arc' in card ? [`sign/${card.arc}` as const] : []),
    ...(card.is === 'setBonus' ? [`sign/${card.domain}` as const] : []),
  ];
};

const Price = ({ card }: { readonly card: Card }) => {
  if ('fee' in card) return <Amount of="gold" count={card.fee} />;
  if ('price' in card) return <Amount of="gold" count={card.price} />;
  return 'level' in card ? <b className="shown-level">{card.level}</b> : null;
};

/** What it gives or takes. */
const Attributes = ({ card }: { readonly card: Card }) => {
  if ('base' in card) return <Tokens tokens={card.base} />;
  if ('gives' in card && card.gives !== undefined) return <Tokens tokens={card.gives} />;
  if (card.is === 'common') return <Tokens tokens={Object.fromEntries(card.attributes.map((each) => [each, 1]))} />;
  if (!('needs' in card)) return null;
  const { luck, ...tokens } = { luck: undefined, ...card.needs };
  return (
    <>
      <Tokens tokens={tokens} />
      {luck !== undefined && <Amount of="luck" count={luck} />}
    </>
  );
};

/** What it costs every round and brings, at its foot. */
const Foot = ({ card }: { readonly card: Card }): ReactNode => {
  if ('salary' in card)
    return (
      <>
        <Amount of="salary" count={card.salary} />
        <Amount of="fame" count={card.fame} />
      </>
    );
  if (card.is === 'common')
    return (
      <>
        <Amount of="luck" count={card.bonus.luck} />
        <Gains gains={card.bonus.reward} />
      </>
    );
  return 'reward' in card && <Gains gains={card.reward} />;
};

/** The longest word must fit into a line, so it says how large the letters are. */
const Name = ({ name }: { readonly name: string }) => (
  <b className="shown-name" style={{ '--letters': Math.max(...name.split(/[ -]/).map(({ length }) => length)) } as CSSProperties}>
    {name}
  </b>
);

/** A card as tall as `--size` says: emblem, name, and its numbers as signs. What it shows is said in words beside it. */
export const ShownCard = ({ card: id }: { readonly card: CardId }) => {
  const { name } = useCardTexts();
  const card = cardOf(id);
  return (
    <div className={`shown-card ${lookOf(id, card)}`} aria-hidden="true">
      <div className="shown-head">
        <span className="shown-signs">
          {signsOf(id, card).map((sign, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card may show a sign twice, and never changes.
            <Icon key={at} name={sign} />
          ))}
        </span>
        <Price card={card} />
      </div>
      <div className="shown-emblem">
        <Emblem card={id} />
      </div>
      <Name name={name(id)} />
      <div className="shown-row">
        <Attributes card={card} />
      </div>
      <div className="shown-foot">
        <Foot card={card} />
      </div>
    </div>
  );
};

/** A track of the camp in the same frame, with what its levels bring. */
export const ShownTrack = ({ track }: { readonly track: Track }) => {
  const { terms } = useCardTexts();
  return (
    <div className="shown-card location" aria-hidden="true">
      <div className="shown-emblem">
        <Icon name={TRACK_SIGNS[track]} />
      </div>
      <Name name={terms.track[track]} />
      <div className="shown-row">
        <Tokens tokens={{ [track]: PER_CAMP_LEVEL }} />
      </div>
      <div className="shown-foot">
        {CAMP[track].map((gain, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is nothing but its number.
          <Gains key={at} gains={[gain]} />
        ))}
      </div>
    </div>
  );
};
