import type { PlayerCard } from '@swordtable/server/api/people';
import { useState } from 'react';
import { Link } from 'wouter';
import { players } from '../../../client/remote/players.ts';
import { usePlayersWords } from '../../players/players-words.ts';
import { useAsked } from '../../players/use-asked.ts';
import { Section } from '../section.tsx';
import { useTask } from '../use-task.ts';

/** The player's public page, and whether it's public. */
export const YourRatings = ({ me: { player } }: { readonly me: PlayerCard }) => {
  const words = usePlayersWords().you;
  const { value } = useAsked(players.one, player);
  const [set, setSet] = useState<boolean>();
  const { message, isBusy, run } = useTask();
  const hidden = set ?? value?.hidden ?? false;
  const turn = (): void =>
    void run(
      () => players.setHidden(!hidden),
      (now) => {
        setSet(now.hidden);
        return now.hidden ? words.isHidden : words.isShown;
      },
    );
  return (
    <Section title={words.heading}>
      <p>{hidden ? words.hiddenText : words.text}</p>
      <p>
        <Link className="btn" href={`/players/${player}`}>
          {words.page}
        </Link>{' '}
        <button type="button" className="btn quiet" disabled={isBusy || value === undefined} onClick={turn}>
          {hidden ? words.show : words.hide}
        </button>
      </p>
      <p role="status">{message}</p>
    </Section>
  );
};
