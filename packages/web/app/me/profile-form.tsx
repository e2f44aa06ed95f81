import './profile-form.css';
import { COLORS, EMBLEMS, type Emblem } from '@swordtable/server/api/emblem';
import type { PlayerCard } from '@swordtable/server/api/people';
import { type FormEvent, useState } from 'react';
import { serviceAt } from '../../client/remote/api.ts';
import { PlayerEmblem } from '../../kit/emblem/emblem.tsx';
import { NameField } from '../play/name-field.tsx';
import { keepName, ownName } from '../play/own-name.ts';
import { setMe } from './me.ts';
import { useMeWords } from './me-words.ts';
import { Pick } from './pick.tsx';
import { Section } from './section.tsx';
import { useTask } from './use-task.ts';

const service = serviceAt();

const anyOf = <Each,>(all: readonly [Each, ...Each[]]): Each => all[Math.floor(Math.random() * all.length)] ?? all[0];
const anyEmblem = (): Emblem => ({ picture: anyOf(EMBLEMS), color: anyOf(COLORS) });

/** The visitor's name and emblem. Saving them makes a guest a player. */
export const ProfileForm = ({ me }: { readonly me: PlayerCard | null }) => {
  const words = useMeWords().profile;
  const [name, setName] = useState(() => me?.name ?? ownName());
  const [emblem, setEmblem] = useState(() => me?.emblem ?? anyEmblem());
  const { message, isBusy, run } = useTask();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void run(
      () => service.saveProfile({ name, emblem }),
      (card) => {
        keepName(card.name);
        setMe(card);
        return words.saved;
      },
    );
  };
  return (
    <Section title={words.heading}>
      <form className="profile-form" onSubmit={save}>
        {me === null && <p>{words.guest}</p>}
        <div className="profile-name">
          <PlayerEmblem emblem={emblem} />
          <NameField label={words.name} name={name} onChange={setName} />
        </div>
        <Pick
          name={words.picture}
          all={EMBLEMS}
          chosen={emblem.picture}
          label={(one) => words.pictures[one]}
          onChoose={(picture) => setEmblem({ ...emblem, picture })}
          show={(picture) => <PlayerEmblem emblem={{ ...emblem, picture }} />}
        />
        <Pick
          name={words.color}
          all={COLORS}
          chosen={emblem.color}
          label={(one) => words.colors[one]}
          onChoose={(color) => setEmblem({ ...emblem, color })}
          show={(color) => <PlayerEmblem emblem={{ ...emblem, color }} />}
        />
        <button type="submit" className="btn lamp" disabled={isBusy}>
          {me === null ? words.become : words.save}
        </button>
        <p role="status">{message}</p>
      </form>
    </Section>
  );
};
