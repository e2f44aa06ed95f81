import { LEVELS } from '@swordtable/bots';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { homeGames, titleOf } from '../home/home-games.ts';
import { useTask } from '../me/use-task.ts';
import { useWords } from '../words/use-words.ts';
import { BOTS, type Draft, FORMATS, FRESH, mayHave, PACES, ROUNDS, tableSizes, wishOf, withGame } from './draft.ts';
import { Field, PickField } from './field.tsx';
import { tournaments } from './service.ts';
import { TermsField } from './terms-field.tsx';
import { useTournamentWords } from './tournament-words.ts';
import { WhenField } from './when-field.tsx';

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
  const sizes = tableSizes(draft.game);
  const levels = LEVELS.map(({ id }) => id);
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
      <PickField
        name={form.game}
        values={homeGames()}
        picked={draft.game}
        text={(id) => titleOf(all, id)}
        onPick={(game) => setDraft(withGame(draft, game))}
      />
      {sizes.length > 1 && (
        <PickField
          name={form.seats}
          values={sizes}
          picked={draft.seats}
          text={String}
          onPick={(seats) => change({ seats, ...(mayHave({ seats }, draft.format) ? {} : { format: 'swiss' }) })}
        />
      )}
      <fieldset className="wide">
        <legend>{form.format}</legend>
        {FORMATS.filter((format) => mayHave(draft, format)).map((format) => (
          <label key={format} className="check">
            <input type="radio" name="format" checked={draft.format === format} onChange={() => change({ format })} />
            <span>
              <b>{words.formats[format]}</b> <small>{words.formatTexts[format]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <PickField name={form.pace} values={PACES} picked={draft.clock} text={words.clock} onPick={(clock) => change({ clock })} />
      {draft.format === 'swiss' && (
        <PickField
          name={form.rounds}
          values={[undefined, ...ROUNDS]}
          picked={draft.rounds}
          text={(count) => (count === undefined ? form.auto : words.rounds(count))}
          onPick={(rounds) => change({ rounds })}
        />
      )}
      <WhenField starts={draft.starts} onChange={(starts) => change({ starts })} />
      <PickField name={form.bots} values={BOTS} picked={draft.bots} text={String} onPick={(bots) => change({ bots })} />
      {draft.bots > 0 && (
        <PickField name={form.level} values={levels} picked={draft.level} text={all.matches.bot} onPick={(level) => change({ level })} />
      )}
      <TermsField draft={draft} onChange={change} />
      <div className="wide">
        <button type="submit" className="btn lamp" disabled={isBusy}>
          {form.submit}
        </button>
        <p role="status">{message}</p>
      </div>
    </form>
  );
};
