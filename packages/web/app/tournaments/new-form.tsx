import { LEVELS } from '@swordtable/bots';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { homeGames, titleOf } from '../home/home-games.ts';
import { useTask } from '../me/use-task.ts';
import { useWords } from '../words/use-words.ts';
import { type Draft, FORMATS, FRESH, PACES, ROUNDS, wishOf } from './draft.ts';
import { tournaments } from './service.ts';
import { useTournamentWords } from './tournament-words.ts';

const Field = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children.
  <label className="field">
    <span>{name}</span>
    {children}
  </label>
);

const COUNTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 15, 16, 31, 32, 63, 64];

/** All terms of a new tournament. */
export const NewForm = () => {
  const words = useTournamentWords();
  const all = useWords();
  const [, go] = useLocation();
  const [draft, setDraft] = useState<Draft>(FRESH);
  const { message, isBusy, run } = useTask();
  const { form } = words;
  const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(
      () => tournaments.create(wishOf(draft)),
      ({ tournament }) => {
        go(`/tournaments/${tournament}`);
        return '';
      },
    );
  };
  return (
    <form className="panel" onSubmit={submit}>
      <Field name={form.name}>
        <input
          className="field-line"
          value={draft.name}
          maxLength={60}
          required
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field name={form.game}>
        <select className="field-line" value={draft.game} onChange={({ target }) => change({ game: target.value })}>
          {homeGames().map((id) => (
            <option key={id} value={id}>
              {titleOf(all, id)}
            </option>
          ))}
        </select>
      </Field>
      <fieldset className="wide">
        <legend>{form.format}</legend>
        {FORMATS.map((format) => (
          <label key={format} className="check">
            <input type="radio" name="format" checked={draft.format === format} onChange={() => change({ format })} />
            <span>
              <b>{words.formats[format]}</b> <small>{words.formatTexts[format]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Field name={form.pace}>
        <select className="field-line" value={draft.clock} onChange={({ target }) => change({ clock: Number(target.value) })}>
          {PACES.map((seconds) => (
            <option key={seconds} value={seconds}>
              {words.clock(seconds)}
            </option>
          ))}
        </select>
      </Field>
      {draft.format === 'swiss' && (
        <Field name={form.rounds}>
          <select
            className="field-line"
            value={draft.rounds ?? ''}
            onChange={({ target }) => change({ rounds: target.value === '' ? undefined : Number(target.value) })}
          >
            <option value="">{form.auto}</option>
            {ROUNDS.map((count) => (
              <option key={count} value={count}>
                {words.rounds(count)}
              </option>
            ))}
          </select>
        </Field>
      )}
      <Field name={form.when}>
        <select
          className="field-line"
          value={draft.starts === undefined ? 'hand' : 'time'}
          onChange={({ target }) => change({ starts: target.value === 'hand' ? undefined : '' })}
        >
          <option value="hand">{form.byHand}</option>
          <option value="time">{form.atTime}</option>
        </select>
      </Field>
      {draft.starts !== undefined && (
        <Field name={form.time}>
          <input
            className="field-line"
            type="datetime-local"
            value={draft.starts}
            required
            onChange={({ target }) => change({ starts: target.value })}
          />
        </Field>
      )}
      <Field name={form.bots}>
        <select className="field-line" value={draft.bots} onChange={({ target }) => change({ bots: Number(target.value) })}>
          {COUNTS.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </Field>
      {draft.bots > 0 && (
        <Field name={form.level}>
          <select
            className="field-line"
            value={draft.level}
            onChange={({ target }) => change({ level: LEVELS.find(({ id }) => id === target.value)?.id ?? 'medium' })}
          >
            {LEVELS.map(({ id }) => (
              <option key={id} value={id}>
                {all.matches.bot(id)}
              </option>
            ))}
          </select>
        </Field>
      )}
      <fieldset className="wide">
        <legend>{form.terms}</legend>
        <label className="check">
          <input type="checkbox" checked={draft.listed} onChange={({ target }) => change({ listed: target.checked })} />
          <span>{form.listed}</span>
        </label>
        <label className="check">
          <input type="checkbox" checked={draft.rated} onChange={({ target }) => change({ rated: target.checked })} />
          <span>{form.rated}</span>
        </label>
      </fieldset>
      <div className="wide">
        <button type="submit" className="btn lamp" disabled={isBusy}>
          {form.submit}
        </button>
        <p role="status">{message}</p>
      </div>
    </form>
  );
};
