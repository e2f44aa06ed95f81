import { download } from '../../../client/download.ts';
import { access } from '../../../client/remote/access.ts';
import { keepName } from '../../play/own-name.ts';
import { beginAgain } from '../begin-again.ts';
import { Confirm } from '../confirm.tsx';
import { useMeWords } from '../me-words.ts';
import { Section } from '../section.tsx';
import { useTask } from '../use-task.ts';

/** Everything as a file, and an end to all of it. */
export const YourData = () => {
  const { data: words, cancel } = useMeWords();
  const { message, isBusy, run } = useTask();
  const save = (): void =>
    void run(access.exportMe, (all) => {
      download(JSON.stringify(all, null, 2), 'swordtable-profile.json');
      return words.exported;
    });
  const erase = (): void =>
    void run(access.deleteMe, () => {
      keepName('');
      beginAgain();
      return words.deleted;
    });
  return (
    <Section title={words.heading}>
      <p>{words.text}</p>
      <div className="me-buttons">
        <button type="button" className="btn" disabled={isBusy} onClick={save}>
          {words.export}
        </button>
        <Confirm label={words.delete} question={words.ask} yes={words.deleteYes} no={cancel} disabled={isBusy} onConfirm={erase} />
      </div>
      <p role="status">{message}</p>
    </Section>
  );
};
