import { shownPool } from '@swordtable/games/contracts/explain/attributes';
import { tokensDue } from '@swordtable/games/contracts/explain/pay';
import type { Fellow, Party } from '@swordtable/games/contracts/party/party-state';
import { payFameOf, salaryOf } from '@swordtable/games/contracts/party/salary';
import { GOLD_PER_TOKEN } from '@swordtable/games/contracts/phases/payment';
import { type KeyboardEvent, useState } from 'react';
import { TableDialog } from '../../../../kit/layout/dialog.tsx';
import { Slips } from '../../why/explaining.tsx';
import { WhyNumber } from '../../why/why-number.tsx';
import { Amount } from '../amount.tsx';
import { useCardTexts } from '../cards.ts';
import { CompanionCard } from '../companion-card.tsx';
import { partyOf } from '../known-party.ts';
import { Meeple } from '../seat-mark.tsx';
import { useTableInfo } from '../table-info.ts';
import { Tokens } from '../token.tsx';
import { PartyFacts } from './party-facts.tsx';
import { poolText } from './pool-text.ts';
import { useAboutWords } from './words.ts';
import './about-party.css';

interface Of {
  readonly seat: number;
  readonly party: Party;
}

const RESOURCES = ['fame', 'gold', 'luck'] as const;

/** Fame, gold, luck, and what pay day costs, each with its reasons. */
const Means = ({ seat, party }: Of) => {
  const words = useAboutWords();
  const { view } = useTableInfo();
  const { phrases } = useCardTexts();
  const due = GOLD_PER_TOKEN * tokensDue(view, seat);
  return (
    <p className="party-means">
      <Meeple seat={seat} />
      {RESOURCES.map((of) => (
        <WhyNumber key={of} asked={{ resource: of, seat }} said={phrases[of](party[of])}>
          <Amount of={of} count={party[of]} silent />
        </WhyNumber>
      ))}
      <WhyNumber asked={{ payDay: true, seat }} said={words.payDay(due)}>
        {words.payDay(due)}
      </WhyNumber>
      <span>{words.hand(view.parties[seat]?.hand ?? 0)}</span>
    </p>
  );
};

/** A companion to be read, with its numbers below to be asked about. */
const Shown = ({ seat, party, fellow }: Of & { readonly fellow: Fellow }) => {
  const words = useAboutWords();
  const { view, look } = useTableInfo();
  const cards = useCardTexts();
  const { name, terms } = cards;
  const pool = shownPool(view, fellow);
  const attributes = poolText(pool, cards);
  const [salary, fame] = [salaryOf(party, fellow, view.sets), payFameOf(party, fellow, view.sets)];
  const said = (what: string): string => `${name(fellow.card)}: ${what}`;
  return (
    <li>
      <CompanionCard fellow={fellow} party={party} sets={view.sets} pool={pool} onPress={() => look(fellow.card)} onWorn={look} />
      <p className="party-why">
        <WhyNumber asked={{ attributes: fellow.card, seat }} said={said(attributes || words.noAttributes)}>
          {attributes === '' ? words.noAttributes : <Tokens tokens={pool} silent />}
        </WhyNumber>
        <WhyNumber asked={{ salary: fellow.card, seat }} said={said(`${terms.salary} ${salary}`)}>
          <Amount of="salary" count={salary} silent />
        </WhyNumber>
        <WhyNumber asked={{ payFame: fellow.card, seat }} said={said(`${terms.facts.payFame} ${fame}`)}>
          <Amount of="fame" count={fame} silent />
        </WhyNumber>
      </p>
    </li>
  );
};

interface AboutPartyProps {
  readonly seat: number;
  readonly onClose: () => void;
}

/** Somebody's party in full, over the table; the others are an arrow away. */
export const AboutParty = ({ seat: first, onClose }: AboutPartyProps) => {
  const words = useAboutWords();
  const { view, seats } = useTableInfo();
  const [seat, setSeat] = useState(first);
  const party = partyOf(view, seat);
  const { name, you } = seats[seat] ?? { name: '', you: false };
  const count = view.parties.length;
  const go = (by: number): void => setSeat((seat + by + count) % count);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  };
  const arrow = (by: number, label: string, d: string) => (
    <button type="button" className="btn quiet square" aria-label={label} title={label} onClick={() => go(by)}>
      <svg viewBox="0 0 24 24" className="ico" aria-hidden="true">
        <path d={d} />
      </svg>
    </button>
  );
  return (
    <TableDialog
      title={words.party(name, you)}
      className="about-party"
      onClose={onClose}
      tools={
        <span className="party-arrows">
          {arrow(-1, words.lastParty, 'M15 3l2 2-7 7 7 7-2 2-9-9z')}
          {arrow(1, words.nextParty, 'M9 3L7 5l7 7-7 7 2 2 9-9z')}
        </span>
      }
    >
      <Slips onLeave={onClose}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do what the two buttons above do. */}
        <div className="party-whole" onKeyDown={onKeyDown}>
          <Means seat={seat} party={party} />
          <PartyFacts seat={seat} party={party} />
          <ul className="party-fellows" aria-label={words.companions}>
            {party.fellows.map((fellow) => (
              <Shown key={fellow.card} seat={seat} party={party} fellow={fellow} />
            ))}
          </ul>
        </div>
      </Slips>
    </TableDialog>
  );
};
