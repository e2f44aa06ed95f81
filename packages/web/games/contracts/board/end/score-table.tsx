import { partyIn } from '@swordtable/games/contracts/explain/explanation';
import type { Question } from '@swordtable/games/contracts/explain/question';
import { cardFameOf } from '@swordtable/games/contracts/explain/score';
import { GOLD_PER_FAME, LUCK_PER_FAME } from '@swordtable/games/contracts/phases/end-of-game';
import type { ReactNode } from 'react';
import { WhyNumber } from '../../why/why-number.tsx';
import { useCardTexts } from '../cards.ts';
import { Meeple, seatClass } from '../seat-mark.tsx';
import { useTableInfo } from '../table-info.ts';
import { FameRows } from './fame-rows.tsx';
import { type Ranked, rankedParties } from './ranking.ts';
import { useEndsWords } from './words.ts';
import './score-table.css';

interface RowProps {
  readonly title: string;
  readonly parties: readonly Ranked[];
  readonly count: (party: Ranked) => number;
  readonly asked: (seat: number) => Question;
  /** A few words below the number. */
  readonly note?: (party: Ranked) => ReactNode;
}

const Row = ({ title, parties, count, asked, note }: RowProps) => {
  const { seats } = useTableInfo();
  return (
    <tr>
      <th scope="row">{title}</th>
      {parties.map((party) => (
        <td key={party.seat} data-won={count(party) > 0 || undefined}>
          <WhyNumber asked={asked(party.seat)} said={`${seats[party.seat]?.name}: ${title}, ${count(party)}`}>
            <b>{count(party)}</b>
          </WhyNumber>
          {note !== undefined && <small>{note(party)}</small>}
        </td>
      ))}
    </tr>
  );
};

/** What decides between equals; shown where somebody is. */
const Ties = ({ parties }: { readonly parties: readonly Ranked[] }) => {
  const words = useEndsWords();
  const titles = [words.contracts, words.companions, words.goldLeft];
  return (
    <tbody className="score-ties">
      <tr>
        <th scope="rowgroup" colSpan={parties.length + 1}>
          {words.ties}
        </th>
      </tr>
      {titles.map((title, at) => (
        <tr key={title}>
          <th scope="row">{title}</th>
          {parties.map(({ seat, tie, isTied }) => (
            <td key={seat}>{isTied ? tie[at] : ''}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
};

/** The end of the game: what every party scores, line by line, and who has won; every number says why. */
export const ScoreTable = () => {
  const words = useEndsWords();
  const { view, seats } = useTableInfo();
  const { name, phrases } = useCardTexts();
  const parties = rankedParties(view);
  const winners = parties.filter(({ place }) => place === 1);
  const [best] = winners;
  const names = phrases.list(winners.map(({ seat }) => seats[seat]?.name ?? ''));
  const isReader = winners.length === 1 && seats[best?.seat ?? 0]?.you === true;
  const isTied = parties.some((party) => party.isTied);
  const cardNames = ({ score }: Ranked): ReactNode =>
    score.cards.map(({ card, fame }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a card may give fame in two ways.
      <span key={at}>
        {name(card)} {fame}
      </span>
    ));
  return (
    <section className="panel score-end" aria-label={words.score}>
      <h2 className="display">{words.score}</h2>
      <p className="score-winner">{words.wins(names, isReader, winners.length > 1, best?.score.total ?? 0)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reachable by the keyboard. */}
      <section className="score-lines" tabIndex={0} aria-label={words.scoreTable}>
        <table>
          <caption className="spoken">{words.scoreTable}</caption>
          <thead>
            <tr>
              <td />
              {parties.map(({ seat, place }) => (
                <th key={seat} scope="col" className={seatClass(seat)} data-first={place === 1 || undefined}>
                  <span className="score-place" role="img" aria-label={words.placeSaid(place)}>
                    {words.place(place)}
                  </span>
                  <Meeple seat={seat} />
                  <span>{seats[seat]?.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          {/* The totals stay in view above their parts. */}
          <tbody className="score-total">
            <Row title={words.total} parties={parties} count={({ score }) => score.total} asked={(seat) => ({ total: true, seat })} />
          </tbody>
          <tbody>
            <Row title={words.inPlay} parties={parties} count={({ score }) => score.fame} asked={(seat) => ({ played: true, seat })} />
            <FameRows parties={parties} />
            <Row
              title={words.cards}
              parties={parties}
              count={({ score }) => cardFameOf(score)}
              asked={(seat) => ({ cardFame: true, seat })}
              note={cardNames}
            />
            <Row
              title={words.goldRow(GOLD_PER_FAME)}
              parties={parties}
              count={({ score }) => score.gold}
              asked={(seat) => ({ share: 'gold', seat })}
              note={({ seat }) => phrases.gold(partyIn(view, seat).gold)}
            />
            <Row
              title={words.luckRow(LUCK_PER_FAME)}
              parties={parties}
              count={({ score }) => score.luck}
              asked={(seat) => ({ share: 'luck', seat })}
              note={({ seat }) => phrases.luck(partyIn(view, seat).luck)}
            />
          </tbody>
          {isTied && <Ties parties={parties} />}
        </table>
      </section>
    </section>
  );
};
