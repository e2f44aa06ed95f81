import './entry.css';
import { LEVELS } from '@swordtable/bots';
import { ENTRANTS_MIN, type TournamentDetails } from '@swordtable/server/api/tournaments';
import { useState } from 'react';
import { Icon } from '../../kit/icons/icon.tsx';
import { useTask } from '../me/use-task.ts';
import { useWords } from '../words/use-words.ts';
import { Entrant } from './entrant.tsx';
import { entrantName } from './entrant-names.ts';
import { tournaments } from './service.ts';
import { useTournamentWords } from './tournament-words.ts';

interface EntryProps {
  readonly details: TournamentDetails;
  readonly set: (details: TournamentDetails) => void;
}

type Level = (typeof LEVELS)[number]['id'];

/** Who has entered, until the tournament begins; the host adds bots and removes entrants. */
export const Entry = ({ details, set }: EntryProps) => {
  const words = useTournamentWords();
  const all = useWords();
  const [level, setLevel] = useState<Level>('medium');
  const { message, isBusy, run } = useTask();
  const { tournament, entrants, you, most } = details;
  const change = (work: () => ReturnType<typeof tournaments.start>): void =>
    void run(work, (next) => {
      set(next);
      return '';
    });
  const missing = ENTRANTS_MIN - entrants.length;
  return (
    <section className="panel entry" aria-labelledby="entrants">
      <h2 className="display" id="entrants">
        {words.entrants}
      </h2>
      {entrants.length === 0 && <p>{words.nobody}</p>}
      <ul>
        {entrants.map(({ player }, index) => (
          <li key={player ?? index}>
            <Entrant details={details} index={index} />
            {you.host && (
              <button
                type="button"
                className="btn quiet square"
                aria-label={words.remove(entrantName(entrants, index, words, all))}
                disabled={isBusy}
                onClick={() => change(() => tournaments.remove(tournament, { entrant: index, player }))}
              >
                <Icon name="cross" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {missing > 0 && <p>{words.needs(missing)}</p>}
      {you.host && entrants.length < most && (
        <div className="tournament-buttons">
          <select
            className="field-line"
            aria-label={words.form.level}
            value={level}
            onChange={({ target: { value } }) => setLevel(LEVELS.find(({ id }) => id === value)?.id ?? level)}
          >
            {LEVELS.map(({ id }) => (
              <option key={id} value={id}>
                {all.matches.bot(id)}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="btn"
            disabled={isBusy}
            onClick={() => change(() => tournaments.addBots(tournament, { bots: [level] }))}
          >
            {words.addBot}
          </button>
        </div>
      )}
      <p role="status">{message}</p>
    </section>
  );
};
