import type { Seek } from '@swordtable/server/api/seeks';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { serviceAt } from '../../client/remote/api.ts';
import { titleOf } from '../home/home-games.ts';
import { useWords } from '../words/use-words.ts';
import { useOpponentWords } from './opponent-words.ts';
import { stopSeek } from './own-seek.ts';

const service = serviceAt();

/** The visitor's seek for a match over days, and how to ask for it again. */
export const useDaysSeek = (): readonly [Seek | null, () => void] => {
  const [seek, setSeek] = useState<Seek | null>(null);
  const look = useCallback((): void => {
    void service.seek({ pace: 'days' }).then((told) => told.ok && setSeek(told.value.seek));
  }, []);
  useEffect(look, [look]);
  return [seek?.state === 'playing' ? null : seek, look];
};

/** A place in line for a match over days. */
export const DaysSeek = ({ seek, onChange }: { readonly seek: Seek; readonly onChange: () => void }) => {
  const words = useOpponentWords();
  const all = useWords();
  const stop = async (): Promise<void> => {
    await stopSeek('days');
    onChange();
  };
  return (
    <section className="panel waiting" aria-labelledby="in-line">
      <h2 className="display" id="in-line">
        {words.inLine}
      </h2>
      <p role="status">{seek.found === undefined ? words.inLineText : words.daysFound(seek.seats)}</p>
      <p className="sought">
        {words.playersOf(seek.seats)} · {seek.rated ? words.rated : words.casual} ·{' '}
        {seek.games.map((game) => titleOf(all, game)).join(', ')}
      </p>
      <div className="row">
        {seek.found !== undefined && (
          <Link className="btn lamp" href={`/match/${seek.found.match}`}>
            {words.toTable}
          </Link>
        )}
        <button type="button" className="btn" onClick={() => void stop()}>
          {words.stop}
        </button>
      </div>
    </section>
  );
};
