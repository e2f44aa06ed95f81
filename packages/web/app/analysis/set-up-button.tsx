import type { Refusal } from '@swordtable/kernel';
import { Suspense, useState } from 'react';
import type { Analyzed } from '../../client/analysis/analyze.ts';
import { useTableWords } from '../../kit/layout/table-words.ts';
import { choiceField, type Field, type SetUp } from '../../kit/set-up/fields.ts';
import { attemptsAt } from '../../kit/set-up/scene-lines.ts';
import { SetUpPanel } from '../../kit/set-up/set-up-panel.tsx';
import { useSetUpWords } from '../../kit/set-up/words.ts';
import { useRefusal } from '../../kit/words/refusals.ts';
import { useSetUp } from './use-set-up.ts';

interface SetUpButtonProps {
  readonly game: string;
  readonly position: Pick<Analyzed, 'scene' | 'seats' | 'dealt'>;
  /** The names of the players. */
  readonly seats: readonly string[];
  readonly onChange: (scenes: readonly string[]) => Promise<Refusal | undefined>;
}

interface PanelProps extends Omit<SetUpButtonProps, 'game'> {
  readonly setUp: SetUp;
  readonly onClose: () => void;
}

/** The number of players; there is no such field where it's always the same number. */
const playersField = ({ seats: { min, max }, dealt }: SetUpButtonProps['position'], now: number, name: string): readonly Field[] => {
  const choices = Array.from({ length: max - min + 1 }, (_, at) => ({ id: `${min + at}`, name: `${min + at}` }));
  return min === max ? [] : [choiceField({ id: 'players', name, value: `${now}`, choices, set: (count) => dealt(Number(count)) })];
};

const Panel = ({ setUp, position, seats, onChange, onClose }: PanelProps) => {
  const inWords = useRefusal();
  const table = useTableWords();
  const words = useSetUpWords();
  const { fieldsOf, troubleOf } = setUp.useSetUp();
  const players = playersField(position, seats.length, words.players);
  const groups = fieldsOf(position.scene(), seats).map((group, at) =>
    at === 0 ? { ...group, fields: [...players, ...group.fields] } : group,
  );
  const [refused, setRefused] = useState<Refusal>();
  const change = async (changed: string): Promise<void> => setRefused(await onChange(attemptsAt(changed)));
  const trouble = refused && (troubleOf(refused.sentence, seats) ?? inWords(refused));
  return (
    <SetUpPanel groups={groups} trouble={trouble} closeLabel={table.close} onChange={(changed) => void change(changed)} onClose={onClose} />
  );
};

const LoadedPanel = ({ game, ...props }: SetUpButtonProps & Pick<PanelProps, 'onClose'>) => {
  const setUp = useSetUp(game);
  return setUp === undefined ? null : <Panel setUp={setUp} {...props} />;
};

/** Opens what can be changed in the position by hand. */
export const SetUpButton = (props: SetUpButtonProps) => {
  const words = useSetUpWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <svg viewBox="0 0 24 24" className="ico" aria-hidden="true">
          <path d="M3 17.2V21h3.800L17.800 9.900l-3.700-3.700zM20.700 7c.4-.4.4-1 0-1.400l-2.300-2.300a1 1 0 0 0-1.400 0l-1.800 1.800 3.700 3.700z" />
        </svg>
        <span className="spoken-on-phone">{words.setUp}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <LoadedPanel {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
