import { COMMONS } from '@swordtable/games/contracts/actions/work';
import { BASICS } from '@swordtable/games/contracts/cards/attributes';
import { ARCS } from '@swordtable/games/contracts/cards/terms';
import { campLevel } from '@swordtable/games/contracts/effects/counting';
import { CAMP_MAX } from '@swordtable/games/contracts/party/camp';
import type { Party } from '@swordtable/games/contracts/party/party-state';
import type { ReactNode } from 'react';
import { Icon } from '../../../../kit/icons/icon.tsx';
import { TRACK_SIGNS } from '../../gallery/shown-card.tsx';
import { WhyNumber } from '../../why/why-number.tsx';
import { useCardTexts } from '../cards.ts';
import { Tokens } from '../token.tsx';
import { CardChips } from './card-chips.tsx';
import { useAboutWords } from './words.ts';

const Fact = ({ title, isWide, children }: { readonly title: string; readonly isWide?: true; readonly children: ReactNode }) => (
  <div data-wide={isWide}>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);

const CampFacts = ({ seat, party }: PartyFactsProps) => {
  const { terms } = useCardTexts();
  return BASICS.map((track, at) => {
    const spent = party.camp[at] ?? 0;
    const said = `${terms.track[track]}: ${spent} / ${CAMP_MAX}, ${terms.level(campLevel(spent))}`;
    return (
      <WhyNumber key={track} asked={{ camp: track, seat }} said={said}>
        <Icon name={TRACK_SIGNS[track]} />
        {terms.track[track]} {spent}
      </WhyNumber>
    );
  });
};

interface PartyFactsProps {
  readonly seat: number;
  readonly party: Party;
}

/** What a party has in addition to companions: items, unused cards, contracts, its camp, and its work this round. */
export const PartyFacts = ({ seat, party }: PartyFactsProps) => {
  const words = useAboutWords();
  const { name, terms } = useCardTexts();
  const { items, spare, reserved, fulfilled, quests, contributed, wilds } = party;
  const [wildBasic = 0, wildAdvanced = 0, wildExpert = 0] = wilds;
  const work = COMMONS.flatMap((common, at) => (typeof contributed[at] === 'number' ? [{ common, at, count: contributed[at] }] : []));
  return (
    <dl className="party-facts">
      <Fact title={words.fulfilled}>
        {ARCS.map((arc) => (
          <span key={arc} className={`party-arc ${arc}`}>
            <Icon name={`sign/${arc}`} />
            {terms.arc[arc]} {fulfilled[arc]}
          </span>
        ))}
        <span>{words.quests(quests)}</span>
      </Fact>
      <Fact title={words.camp}>
        <CampFacts seat={seat} party={party} />
      </Fact>
      <Fact title={words.contributed}>
        {work.map(({ common, at, count }) => (
          <WhyNumber key={common} asked={{ ranks: at }} said={`${name(common)}: ${count}`}>
            {name(common)} {count}
          </WhyNumber>
        ))}
        {work.length === 0 && <span>{words.nothing}</span>}
      </Fact>
      <Fact title={words.reserved}>{reserved === null ? <span>{words.nothing}</span> : <CardChips cards={[reserved]} />}</Fact>
      {wilds.some((count) => count > 0) && (
        <Fact title={words.wilds}>
          <Tokens tokens={{ wildBasic, wildAdvanced, wildExpert }} />
        </Fact>
      )}
      {items.length > 0 && (
        <Fact title={words.items} isWide>
          <CardChips cards={items} />
        </Fact>
      )}
      {spare.length > 0 && (
        <Fact title={words.waiting} isWide>
          <CardChips cards={spare} />
        </Fact>
      )}
    </dl>
  );
};
