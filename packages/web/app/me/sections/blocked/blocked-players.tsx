import './blocked-players.css';
import type { PlayerCard } from '@swordtable/server/api/people';
import { useEffect, useState } from 'react';
import { blocksAt } from '../../../../client/remote/talk.ts';
import { PlayerEmblem } from '../../../../kit/emblem/emblem.tsx';
import { Section } from '../../section.tsx';
import { useTask } from '../../use-task.ts';
import { useBlockedWords } from './use-blocked-words.ts';

const service = blocksAt();

/** The players that the visitor has blocked. */
export const BlockedPlayers = () => {
  const words = useBlockedWords();
  const [blocked, setBlocked] = useState<readonly PlayerCard[]>();
  const { message, isBusy, run } = useTask();
  useEffect(() => void service.list().then((told) => told.ok && setBlocked(told.value.blocked)), []);
  const unblock = ({ player, name }: PlayerCard): Promise<void> =>
    run(
      () => service.lift(player),
      (left) => {
        setBlocked(left.blocked);
        return words.unblocked(name);
      },
    );
  return (
    <Section title={words.heading}>
      <p>{words.text}</p>
      {blocked?.length === 0 && <p>{words.none}</p>}
      <ul className="blocked-players">
        {blocked?.map((player) => (
          <li key={player.player}>
            <PlayerEmblem emblem={player.emblem} />
            <b>{player.name}</b>
            <button type="button" className="btn small" disabled={isBusy} onClick={() => void unblock(player)}>
              {words.unblock}
            </button>
          </li>
        ))}
      </ul>
      <div role="status">{message}</div>
    </Section>
  );
};
