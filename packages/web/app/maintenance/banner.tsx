import { useLanguage } from '../../kit/words/language.ts';
import { useMaintenanceWords } from './maintenance-words.ts';
import { useMaintenance } from './use-maintenance.ts';

/** Where the reader is: what still works depends on it. */
type Place = 'page' | 'running' | 'over';

/** The time of day, with the date if that was another day. */
const momentOf = (since: number, language: string): string => {
  const isToday = new Date(since).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language, { timeStyle: 'short', ...(isToday ? {} : { dateStyle: 'medium' }) }).format(since);
};

/** While the server is being worked on: since when, what its operator says, and what still works. */
export const MaintenanceBanner = ({ place = 'page' }: { readonly place?: Place }) => {
  const words = useMaintenanceWords();
  const language = useLanguage();
  const { note, since } = useMaintenance();
  return (
    <div role="status">
      {note !== null && (
        <p className="maintenance" data-place={place}>
          <b>{since === null ? words.heading : words.since(momentOf(since, language))}</b>
          <span>{note}</span>
          <span className="works">{words.works[place]}</span>
        </p>
      )}
    </div>
  );
};
