import type { Cards, Color, LandNo } from '@swordtable/games/battlefields/cards/cards';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icons/icon.tsx';
import { landIcon } from './emblems.ts';
import { useBattleTexts } from './texts.ts';
import './land.css';

/** Every color of lands has a sign of its own, so that color is never the only one. */
const SIGNS: Readonly<Record<Color, ReactNode>> = {
  green: (
    <path d="M21 2C9 2 3 8 3 15c0 1.700.4 3.300 1 4.600L2 22l1.800 1.600 2.400-2.700C15 23 22 15 21 2zM6.800 17.300C8.800 13 12 9.800 16 8c-3 2.700-5.700 6-7.400 9.700z" />
  ),
  gold: <path d="M2 4h20v4H2zM2 10h20v4H2zM2 16h20v4H2z" />,
  grey: <path d="M12 2l11 20H1zm0 5.500L8.600 13.700l2 1.500 1.600-1.600 1.700 1.500 1.600-1.300z" />,
  red: <path d="M2 2h4.500v4H10V2h4v4h3.500V2H22v20h-7v-6a3 3 0 0 0-6 0v6H2z" />,
  any: <path d="M12 0l3.200 8.800L24 12l-8.800 3.200L12 24l-3.200-8.800L0 12l8.800-3.200z" />,
};

export const ColorSign = ({ color }: { readonly color: Color }) => (
  <svg viewBox="0 0 24 24" className="cs" aria-hidden="true">
    {SIGNS[color]}
  </svg>
);

interface LandProps {
  readonly cards: Cards;
  readonly land: LandNo;
}

/** A land as it lies at a place: what it is worth, its name and kind, its color. */
export const LandCard = ({ cards, land }: LandProps) => {
  const texts = useBattleTexts();
  const printed = cards.lands[land];
  if (printed === undefined) return null;
  const [name, kind] = [texts.land(printed), texts.kind(printed.kind)];
  return (
    <div className={`land land-${printed.colour}`} aria-hidden="true">
      <i className="field" />
      <Icon name={landIcon(printed)} className="emb" />
      <b className="val">{printed.value}</b>
      <span className="ln">
        <b>{name}</b>
        {kind !== name && <small>{kind}</small>}
      </span>
      <span className="color">
        <small>{texts.color(printed.colour)}</small>
        <ColorSign color={printed.colour} />
      </span>
    </div>
  );
};

/** A land that an earlier round has left below another one. */
export const LandBelow = ({ cards, land, note }: LandProps & { readonly note: string }) => {
  const texts = useBattleTexts();
  const printed = cards.lands[land];
  if (printed === undefined) return null;
  return (
    <div className={`land-below land-${printed.colour}`} aria-hidden="true">
      <b>{printed.value}</b>
      <span>{texts.land(printed)}</span>
      <small>{note}</small>
      <ColorSign color={printed.colour} />
    </div>
  );
};

/** A land that was won, small. */
export const WonLand = ({ cards, land }: LandProps) => {
  const texts = useBattleTexts();
  const printed = cards.lands[land];
  if (printed === undefined) return null;
  return (
    <span className={`won-land land-${printed.colour}`}>
      <b>{printed.value}</b>
      <span>{texts.land(printed)}</span>
    </span>
  );
};
