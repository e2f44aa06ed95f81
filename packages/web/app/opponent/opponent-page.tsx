import '../setup/setup-page.css';
import './opponent-page.css';
import { useEffect, useRef } from 'react';
import { useOnline } from '../offline/site.ts';
import { Page } from '../shell/page.tsx';
import { DaysSeek, useDaysSeek } from './days-seek.tsx';
import { OpenTables } from './open-tables.tsx';
import { useOpponentWords } from './opponent-words.ts';
import { useSeek } from './own-seek.ts';
import { SeekForm } from './seek-form.tsx';
import { useOpenTables } from './use-open-tables.ts';
import { WaitingPanel } from './waiting-panel.tsx';

/** Finds an opponent among strangers, or sits down with one who waits. */
export const OpponentPage = () => {
  const words = useOpponentWords();
  const online = useOnline();
  const seek = useSeek();
  const [days, lookAgain] = useDaysSeek();
  const tables = useOpenTables();
  const isEmpty = tables !== undefined && tables.players.length + tables.matches.length === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const isLooking = seek !== undefined;
  const wasLooking = useRef(isLooking);
  // The button that stopped the search is gone.
  useEffect(() => {
    if (wasLooking.current && !isLooking) heading.current?.focus();
    wasLooking.current = isLooking;
  }, [isLooking]);
  return (
    <Page heading={words.heading}>
      <div className="setup find-opponent">
        <div className="page-head">
          <h1 className="display" ref={heading} tabIndex={-1}>
            {words.heading}
          </h1>
          <p>{online ? words.lead : words.offline}</p>
        </div>
        <div className="setup-choices">
          {days !== null && <DaysSeek seek={days} onChange={lookAgain} />}
          {!isLooking ? <SeekForm onDays={lookAgain} /> : <WaitingPanel seek={seek} />}
        </div>
        <section className="panel tables" aria-labelledby="open-tables">
          <h2 className="display" id="open-tables">
            {words.tables}
          </h2>
          <p role="status">{tables === undefined ? '' : isEmpty ? words.noTables : words.tablesText}</p>
          {tables !== undefined && <OpenTables tables={tables} />}
        </section>
      </div>
    </Page>
  );
};
