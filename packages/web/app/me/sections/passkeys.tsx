import { access, hasPasskeys } from '../../../client/remote/access.ts';
import { Confirm } from '../confirm.tsx';
import { Entry } from '../entry.tsx';
import { useMeWords } from '../me-words.ts';
import { Section } from '../section.tsx';
import { useAccess } from '../use-access.ts';
import { useTask } from '../use-task.ts';

/** The player's passkeys. */
export const Passkeys = () => {
  const { passkeys: words, devices, cancel } = useMeWords();
  const { ways, look } = useAccess();
  const { message, isBusy, run } = useTask();
  const after = (sentence: string) => (): string => {
    void look();
    return sentence;
  };
  return (
    <Section title={words.heading}>
      <p>{words.text}</p>
      <ul>
        {ways?.passkeys.map(({ passkey, label, added }) => (
          <Entry key={passkey} name={label || devices.unknown} added={added}>
            <Confirm
              label={words.remove}
              about={words.removeOf(label || devices.unknown)}
              question={words.ask}
              yes={words.remove}
              no={cancel}
              disabled={isBusy}
              onConfirm={() => void run(() => access.removePasskey(passkey), after(words.removed))}
            />
          </Entry>
        ))}
      </ul>
      {hasPasskeys() ? (
        <button type="button" className="btn" disabled={isBusy} onClick={() => void run(access.addPasskey, after(words.added))}>
          {words.add}
        </button>
      ) : (
        <p>{words.unable}</p>
      )}
      <p role="status">{message}</p>
    </Section>
  );
};
