import './play-on.css';
import { LEVELS } from '@swordtable/bots';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { handOver } from '../../client/local/begun.ts';
import { startLocal } from '../../client/local/start.ts';
import type { Perspective, Replay } from '../../client/replay/replay.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { useWords } from '../words/use-words.ts';
import { useReplayWords } from './replay-words.ts';

interface PlayOnProps {
  readonly replay: Replay;
  readonly step: number;
  readonly eyes: Perspective;
  readonly names: readonly string[];
  /** Whether no one has a decision at this step. */
  readonly over: boolean;
  readonly say: (sentence: string) => void;
}

/** Continues from the shown step against a bot, with hidden information dealt again for the seat. */
export const PlayOn = ({ replay, step, eyes, names, over, say }: PlayOnProps) => {
  const words = useReplayWords();
  const inWords = useRefusal();
  const { levelName } = useWords().setup;
  const [, navigate] = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [seat, setSeat] = useState(0);
  const [level, setLevel] = useState('medium');
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  // If no seat's view is allowed, it continues with one that is.
  const seats = replay
    .eyesAt(step)
    .filter((each) => typeof each === 'number')
    .sort((a, b) => a - b);
  const refusal =
    replay.file === undefined ? words.playOnFog : over ? words.playOnOver : seats.length === 0 ? words.playOnEarly : undefined;
  const open = (): void => {
    setRefused(undefined);
    setSeat(typeof eyes === 'number' && seats.includes(eyes) ? eyes : (seats[0] ?? 0));
    dialog.current?.showModal();
  };
  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const wishes = { text: JSON.stringify(replay.file), after: step, seat, name: '', level };
    const started = await startLocal({ do: 'branch', wishes });
    if (!started.ok) {
      setBusy(false);
      return setRefused(inWords(started.refusal));
    }
    handOver(started.value);
    navigate(`/play/${started.value.match}`);
  };
  return (
    <>
      <button type="button" className="btn lamp" onClick={() => (refusal === undefined ? open() : say(refusal))}>
        {words.playOn}
      </button>
      <dialog ref={dialog} className="play-on panel" aria-labelledby="play-on">
        <form onSubmit={(event) => void begin(event)}>
          <h2 id="play-on" className="display">
            {words.playOn}
          </h2>
          <p>{words.playOnText}</p>
          <fieldset>
            <legend className="eyebrow">{words.playOnSeat}</legend>
            {seats.map((each) => (
              <label key={each} className="pick">
                <input type="radio" name="seat" checked={seat === each} onChange={() => setSeat(each)} />
                <span>{names[each]}</span>
              </label>
            ))}
          </fieldset>
          <fieldset>
            <legend className="eyebrow">{words.playOnLevel}</legend>
            {LEVELS.map(({ id }) => (
              <label key={id} className="pick">
                <input type="radio" name="level" checked={level === id} onChange={() => setLevel(id)} />
                <span>{levelName(id)}</span>
              </label>
            ))}
          </fieldset>
          {refused !== undefined && <p role="alert">{refused}</p>}
          <div className="row">
            <button type="submit" className="btn lamp" aria-disabled={busy}>
              {words.playOnStart}
            </button>
            <button type="button" className="btn" onClick={() => dialog.current?.close()}>
              {words.cancel}
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
};
