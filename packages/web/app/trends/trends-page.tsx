import '../shell/figures.css';
import './trends-page.css';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Digest } from '../../client/review/digest.ts';
import { keptDigests } from '../../client/review/store.ts';
import { useLanguage } from '../../kit/words/language.ts';
import { titleOf } from '../home/home-games.ts';
import { ColumnHeads } from '../shell/column-heads.tsx';
import { Page } from '../shell/page.tsx';
import { useWords } from '../words/use-words.ts';
import { AccuracyChart } from './accuracy-chart.tsx';
import { readDigests, trendsIn } from './trends.ts';
import { useTrendsWords } from './trends-words.ts';

type Figures = Pick<Digest, 'accuracy' | 'skill' | 'luck' | 'margin'>;

const Cells = ({ accuracy, skill, luck, margin }: Figures) => {
  const words = useTrendsWords();
  return (
    <>
      <td className="mean-share">{words.percent(accuracy)}</td>
      <td>{words.signed(skill)}</td>
      <td>{words.signed(luck)}</td>
      <td>{words.signed(margin)}</td>
    </>
  );
};

const Trends = ({ digests }: { readonly digests: readonly Digest[] }) => {
  const words = useTrendsWords();
  const site = useWords();
  const language = useLanguage();
  const figures = [words.accuracy, words.skill, words.luck, words.margin];
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <>
      <AccuracyChart digests={digests} />
      <section>
        <h2 className="display">{words.perGame}</h2>
        <table className="panel">
          <ColumnHeads columns={[words.game, words.matches, ...figures]} />
          <tbody>
            {trendsIn(digests).map(({ game, name, matches, ...rest }) => (
              <tr key={game}>
                <th scope="row">{titleOf(site, game, name)}</th>
                <td>{matches}</td>
                <Cells {...rest} />
              </tr>
            ))}
          </tbody>
        </table>
        <p className="means">{words.text}</p>
      </section>
      <section>
        <h2 className="display">{words.each}</h2>
        <table className="panel">
          <ColumnHeads columns={[words.game, words.date, ...figures]} />
          <tbody>
            {digests.toReversed().map(({ href, game, name, at, ...rest }) => (
              <tr key={href}>
                <th scope="row">
                  <Link href={`${href}?review`}>{titleOf(site, game, name)}</Link>
                </th>
                <td>{day.format(at)}</td>
                <Cells {...rest} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
};

/** Trends across all reviewed matches of this browser. */
export const TrendsPage = () => {
  const words = useTrendsWords();
  const [digests, setDigests] = useState<readonly Digest[]>();
  useEffect(() => {
    let here = true;
    void keptDigests().then((kept) => here && setDigests(readDigests(kept)));
    return () => {
      here = false;
    };
  }, []);
  return (
    <Page heading={words.heading}>
      <div className="trends figures">
        <header className="page-head">
          <h1 className="display">{words.heading}</h1>
          <p>{words.lead}</p>
        </header>
        {digests === undefined && <p className="note">{words.loading}</p>}
        {digests?.length === 0 && <p className="note">{words.none}</p>}
        {digests !== undefined && digests.length > 0 && <Trends digests={digests} />}
        <p>
          <Link className="btn" href="/replays">
            {words.replays}
          </Link>
        </p>
      </div>
    </Page>
  );
};
