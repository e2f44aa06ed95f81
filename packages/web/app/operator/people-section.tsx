import type { PlayerCard } from '@swordtable/server/api/people';
import { useState } from 'react';
import { LineForm } from './line-form.tsx';
import type { OperatorSectionProps } from './operator-section.ts';
import { useOperatorWords } from './use-operator-words.ts';

/** Finds a player by name, and changes the name. */
export const PeopleSection = ({ operator, run }: OperatorSectionProps) => {
  const words = useOperatorWords().people;
  const [found, setFound] = useState<PlayerCard | null>();
  const find = async (name: string): Promise<void> => {
    const asked = await operator.find(name);
    if (asked.ok) setFound(asked.value.player);
    else await run(Promise.resolve(asked));
  };
  const rename = async (player: string, name: string): Promise<void> => {
    if (await run(operator.rename(player, name))) setFound(undefined);
  };
  return (
    <section className="panel">
      <h2 className="display">{words.heading}</h2>
      <LineForm label={words.name} button={words.find} onSend={(name) => void find(name)} />
      <div role="status">
        {found === null ? words.nobody : found === undefined ? undefined : words.found(`${found.name} (${found.player})`)}
      </div>
      {found !== null && found !== undefined && (
        <LineForm label={words.newName} button={words.rename} onSend={(name) => void rename(found.player, name)} />
      )}
    </section>
  );
};
