import { ACTIONS, WARRIORS, type Warrior } from '@swordtable/games/battlefields/cards/cards';
import { CARDS } from '@swordtable/games/battlefields/cards/catalog';
import type { ReactNode } from 'react';
import { ActionFace, WarriorCard } from '../board/card.tsx';
import { LandCard, WonLand } from '../board/land.tsx';
import './pictures.css';

const land = (name: string): number => CARDS.lands.findIndex((each) => each.name === name);
const OF_EACH_KIND = ['Nemea', 'Elis', 'Helicon', 'Sparta', 'Delphi', 'Olympus'].map(land);
const A_SET = ['Elis', 'Argolis', 'Marathon'].map(land);

const Card = ({ warrior, seat }: { readonly warrior: Warrior; readonly seat: number }) => (
  <WarriorCard warrior={warrior} beats={CARDS.beats} seat={seat} />
);

/** The pictures of the rules, drawn from the cards. */
const PICTURES: Readonly<Record<string, ReactNode>> = {
  warriors: WARRIORS.map((warrior) => <Card key={warrior} warrior={warrior} seat={0} />),
  actions: ACTIONS.map((card) => <ActionFace key={card} card={card} seat={0} />),
  lands: OF_EACH_KIND.map((each) => (
    <div key={each} className="figure-land">
      <LandCard cards={CARDS} land={each} />
    </div>
  )),
  // Blue's Spearmen beat the Cavalry, and the Archers below beat the Spearmen.
  pair: (
    <>
      <div className="figure-pair">
        <Card warrior="spearmen" seat={1} />
        <span className="figure-sign">›</span>
        <Card warrior="cavalry" seat={0} />
      </div>
      <div className="figure-pair">
        <Card warrior="archers" seat={0} />
        <span className="figure-sign">›</span>
        <Card warrior="spearmen" seat={1} />
      </div>
    </>
  ),
  set: A_SET.map((each) => <WonLand key={each} cards={CARDS} land={each} />),
};

export const pictureOf = (picture: string): ReactNode =>
  PICTURES[picture] === undefined ? undefined : <div className="battle-figure">{PICTURES[picture]}</div>;
