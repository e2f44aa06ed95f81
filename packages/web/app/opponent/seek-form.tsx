import type { Refusal } from '@swordtable/kernel';
import { SEATS_MAX, SEATS_MIN } from '@swordtable/server/api/seeks';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { useRefusal } from '../../kit/words/refusals.ts';
import { useMe } from '../me/me.ts';
import { NameField } from '../play/name-field.tsx';
import { keepName, ownName } from '../play/own-name.ts';
import { Choice, ChoiceGroup } from '../setup/choice.tsx';
import { Counts } from '../setup/counts.tsx';
import { GamesField } from './games-field.tsx';
import { useOpponentWords } from './opponent-words.ts';
import { beginSeek } from './own-seek.ts';
import { fittingGames, keepWishes, readWishes, withSeats } from './wishes.ts';

/** What someone looks for: games, players, pace, and whether it counts. */
export const SeekForm = ({ onDays }: { readonly onDays: () => void }) => {
  const words = useOpponentWords();
  const inWords = useRefusal();
  const { me } = useMe();
  const [wishes, setWishes] = useState(() => readWishes());
  const [name, setName] = useState(ownName);
  const [refusal, setRefusal] = useState<Refusal>();
  const isGuest = me === null;
  const rated = wishes.rated && !isGuest;
  const games = fittingGames(wishes);
  const find = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    keepWishes(wishes);
    if (isGuest) keepName(name.trim());
    const begun = await beginSeek({ ...wishes, games, rated, name: isGuest ? name.trim() : '' });
    setRefusal(begun.ok ? undefined : begun.refusal);
    if (begun.ok && wishes.pace === 'days') onDays();
  };
  return (
    <form className="seek-form" onSubmit={(event) => void find(event)}>
      <GamesField games={wishes.games} seats={wishes.seats} onChange={(chosen) => setWishes({ ...wishes, games: chosen })} />
      <fieldset className="panel group">
        <legend className="display">{words.players}</legend>
        <Counts
          group="seats"
          least={SEATS_MIN}
          most={SEATS_MAX}
          chosen={wishes.seats}
          label={words.playersOf}
          onChoose={(seats) => setWishes(withSeats(wishes, seats))}
        />
      </fieldset>
      <ChoiceGroup name={words.pace}>
        {(['live', 'days'] as const).map((pace) => (
          <Choice
            key={pace}
            group="pace"
            name={words[pace]}
            text={pace === 'live' ? words.liveText : words.daysText}
            checked={wishes.pace === pace}
            onChoose={() => setWishes({ ...wishes, pace })}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup name={words.rating}>
        <Choice
          group="rated"
          name={words.casual}
          text={words.casualText}
          checked={!rated}
          onChoose={() => setWishes({ ...wishes, rated: false })}
        />
        <Choice
          group="rated"
          name={words.rated}
          text={words.ratedText}
          checked={rated}
          disabled={isGuest}
          unfit={isGuest ? words.ratedGuest : undefined}
          onChoose={() => setWishes({ ...wishes, rated: true })}
        />
      </ChoiceGroup>
      {isGuest && (
        <div className="guest-name">
          <NameField label={words.name} name={name} onChange={setName} />
          <Link className="inline-link" href="/me">
            {words.becomePlayer}
          </Link>
        </div>
      )}
      <div className="find-row">
        <button type="submit" className="btn lamp find" disabled={games.length === 0 || me === undefined}>
          {words.find}
        </button>
        <p role="alert">{refusal === undefined ? '' : inWords(refusal)}</p>
      </div>
    </form>
  );
};
