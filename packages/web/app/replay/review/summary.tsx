import { accuracyIn, booksOf, countOf, GRADES, PHASES, type Review } from '@swordtable/bots/review/index';
import type { ReactNode } from 'react';
import type { SeatName } from '../../../kit/table/game-table.ts';
import { useReviewWords } from './review-words.ts';
import type { ReviewWords } from './words/en.ts';

interface SummaryProps {
  readonly review: Review;
  readonly seats: readonly SeatName[];
  /** The seat that luck and skill are told of. */
  readonly seat: number;
}

/** Luck and skill in one sentence; undefined while the review isn't whole. */
const verdictOf = ({ review, seats, seat }: SummaryProps, words: ReviewWords): string | undefined => {
  const books = booksOf(review, seat);
  if (books === undefined) return undefined;
  const { own, others, luck } = books;
  const name = seats[seat]?.you === true ? undefined : seats[seat]?.name;
  if (seats.length === 2) return words.between(name, own + others, luck);
  // Noise can make an answer seem a little better than the best.
  const lost = Math.max(0, -own);
  return seats.length === 1 ? words.alone(lost, luck) : words.among(name, lost, others + luck);
};

/** Where the margin came from. */
const Sum = ({ review, seats, seat }: SummaryProps) => {
  const words = useReviewWords();
  const books = booksOf(review, seat);
  if (books === undefined) return null;
  const parts = (['start', 'own', 'others', 'luck', 'unforeseen', 'end'] as const).filter((part) => part !== 'others' || seats.length > 1);
  const nameOf = (part: (typeof parts)[number]): string => (part === 'end' && seats.length === 1 ? words.booksAlone : words.books[part]);
  return (
    <>
      <dl className="sum" title={words.booksText}>
        {parts.map((part) => (
          <div key={part} data-part={part}>
            <dt>{nameOf(part)}</dt>
            <dd>{words.signed(books[part])}</dd>
          </div>
        ))}
      </dl>
      <p className="books-text">{words.unforeseenText}</p>
    </>
  );
};

/** Luck and skill, and how accurately everyone played. */
export const Summary = (props: SummaryProps & { readonly children: ReactNode }) => {
  const { review, seats } = props;
  const words = useReviewWords();
  const share = (value: number | undefined): string => (value === undefined ? '–' : words.percent(value));
  const wrong = GRADES.filter((grade) => grade !== 'good');
  return (
    <div className="judged">
      <p className="luck-text">{verdictOf(props, words)}</p>
      {review.early !== undefined && <p>{words.early[review.early]}</p>}
      <Sum {...props} />
      <table>
        <thead>
          <tr>
            <th scope="col">{words.accuracy}</th>
            <th scope="col">{words.all}</th>
            {PHASES.map((phase) => (
              <th key={phase} scope="col">
                {words.phases[phase]}
              </th>
            ))}
            {wrong.map((grade) => (
              <th key={grade} scope="col" className={grade}>
                {words.many[grade]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map(({ name }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is identified by its place.
            <tr key={seat}>
              <th scope="row">{name}</th>
              <td className="of-all" data-label={words.all}>
                {share(accuracyIn(review, seat))}
              </td>
              {PHASES.map((phase) => (
                <td key={phase} data-label={words.phases[phase]}>
                  {share(accuracyIn(review, seat, phase))}
                </td>
              ))}
              {wrong.map((grade) => (
                <td key={grade} className={grade} data-label={words.many[grade]}>
                  {countOf(review, seat, grade)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {props.children}
    </div>
  );
};
