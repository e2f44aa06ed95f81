import { access } from '../../../client/remote/access.ts';
import { beginAgain } from '../begin-again.ts';
import { Confirm } from '../confirm.tsx';
import { Entry } from '../entry.tsx';
import { useMeWords } from '../me-words.ts';
import { Section } from '../section.tsx';
import { useAccess } from '../use-access.ts';
import { useTask } from '../use-task.ts';

/** Where the player is signed in. */
export const Devices = () => {
  const { devices: words, cancel } = useMeWords();
  const { ways, look, trouble } = useAccess();
  const { message, isBusy, run } = useTask();
  const signOut = (device: string, isThis: boolean): void =>
    void run(
      () => access.signOut(device),
      () => {
        if (isThis) beginAgain();
        else void look();
        return words.signedOut;
      },
    );
  return (
    <Section title={words.heading}>
      <p>{words.text}</p>
      <ul>
        {ways?.devices.map(({ device, label, added, isThis }) => (
          <Entry key={device} name={label || words.unknown} added={added} {...(isThis ? { note: words.isThis } : {})}>
            <Confirm
              label={words.signOut}
              about={words.signOutOf(label || words.unknown)}
              question={isThis ? words.askThis : words.ask}
              yes={words.signOut}
              no={cancel}
              disabled={isBusy}
              onConfirm={() => signOut(device, isThis)}
            />
          </Entry>
        ))}
      </ul>
      <p role="status">{message || trouble}</p>
    </Section>
  );
};
