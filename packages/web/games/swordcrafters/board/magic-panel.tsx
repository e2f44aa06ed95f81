import type { ScoredBlade, Scores } from '@swordtable/games/swordcrafters/phases/scoring';
import type { Magic } from '@swordtable/games/swordcrafters/pieces/pieces';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import { Fragment } from 'react';
import { TabPanel } from '../../../kit/layout/table-layout.tsx';
import { bladeNames } from './blade-names.ts';
import { Gem } from './gem.tsx';
import { SmithMark } from './smiths.tsx';
import type { Wording } from './wording.ts';
import './magic-panel.css';

interface MagicPanelProps {
  readonly view: View;
  readonly mine: number;
  readonly scores: Scores;
  readonly wording: Wording;
  readonly onWhy: (card: number, near: Element) => void;
}

/** The sign between the gems of a card: they are added, combined, or compared. */
const BETWEEN: Readonly<Record<Magic['method'], string>> = { most: '', least: '', pairs: '+', triads: '+', difference: '−' };

/** Whether the gems with the sign between them say it all but for the method. */
const isPictured = ({ method }: Magic): boolean => BETWEEN[method] !== '';

/** The gems that a card counts. */
export const MagicGems = ({ card }: { readonly card: Magic }) => (
  <span className="magic-gems" aria-hidden="true">
    {card.gems.map((gem, at) => (
      <Fragment key={gem}>
        {at > 0 && isPictured(card) && <em>{BETWEEN[card.method]}</em>}
        <Gem tile={gem} />
      </Fragment>
    ))}
    {card.method === 'least' && <em className="down">▾</em>}
  </span>
);

/** Which places a blade fills for a card, from 0: those who tie fill several together. */
const filled = (scores: Scores, blade: ScoredBlade, at: number): { readonly from: number; readonly tied: number } => {
  const won = blade.magic[at];
  return { from: (won?.place ?? 1) - 1, tied: scores.filter(({ magic }) => magic[at]?.count === won?.count).length };
};

/** Three magic cards: what they count, their points by place, and how all swords stand; one’s own is lit. */
export const MagicPanel = ({ view, mine, scores, wording, onWhy }: MagicPanelProps) => {
  const { words, texts, seats } = wording;
  const names = bladeNames(view, scores, wording);
  const own = scores.filter(({ owner }) => owner === mine);
  return (
    <TabPanel tab="magic" className="magic-cards">
      <h2 className="display">{words.magic}</h2>
      <ul>
        {view.setting.magic.map((card, at) => {
          const lit = own.map((blade) => filled(scores, blade, at));
          const isLit = (place: number): boolean =>
            own.some((blade, index) => {
              const { from, tied } = lit[index] ?? { from: 0, tied: 0 };
              return (blade.magic[at]?.points ?? 0) > 0 && place >= from && place < from + tied;
            });
          const [{ from, tied } = { from: 0, tied: 1 }] = lit;
          const counts = own.map(({ magic }) => magic[at]?.count ?? 0);
          const me = seats[mine] ?? { name: '', you: false };
          const isLast = from + tied === scores.length && from > 0;
          const standing =
            counts.length > 1
              ? words.magicHas(me, texts.list(counts.map(String)))
              : counts[0] === 0 && card.method !== 'least'
                ? words.magicNone(me)
                : words.magicStands(me, counts[0] ?? 0, from + 1, tied > 1 && scores.length > 1, isLast);
          const ranked = [...scores.entries()].sort(([, a], [, b]) => (a.magic[at]?.place ?? 0) - (b.magic[at]?.place ?? 0));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a match stay in their places.
            <li key={at}>
              <button type="button" className="magic-card" onClick={(event) => onWhy(at, event.currentTarget)}>
                <MagicGems card={card} />
                <span className="grow">
                  <b>{isPictured(card) ? texts.method(card.method) : texts.magicTitle(card)}</b>
                  <span className="standing">{standing}</span>
                </span>
                <span className="magic-points">
                  <span className="spoken">{`${texts.magicTitle(card)}. ${texts.magicText(card)}`}</span>
                  {card.points.map((points, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: points are known by their places.
                    <i key={place} aria-hidden="true" data-lit={isLit(place) || undefined}>
                      {points}
                    </i>
                  ))}
                </span>
              </button>
              {scores.length > 1 && (
                <ol className="magic-ranks" aria-label={words.ranking}>
                  {ranked.map(([index, { owner, magic }]) => {
                    const { count = 0, place = 0, points = 0 } = magic[at] ?? {};
                    return (
                      <li key={index} data-own={owner === mine || undefined} data-points={points > 0 || undefined}>
                        <span className="spoken">{words.rankOf(names[index] ?? '', count, texts.place(place), texts.points(points))}</span>
                        <span aria-hidden="true" title={words.rankOf(names[index] ?? '', count, texts.place(place), texts.points(points))}>
                          {owner < 0 ? <span className="printed-mark">{names[index]?.slice(0, 2)}</span> : <SmithMark seat={owner} />}
                          {count}
                          {points > 0 && <small>+{points}</small>}
                        </span>
                      </li>
                    );
                  })}
                </ol>
              )}
            </li>
          );
        })}
      </ul>
    </TabPanel>
  );
};
