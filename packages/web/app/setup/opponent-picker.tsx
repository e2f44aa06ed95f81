import { LEVELS } from '@swordtable/bots';
import { useWords } from '../words/use-words.ts';
import { withOpponentKind } from './change-choices.ts';
import { Choice, ChoiceGroup } from './choice.tsx';
import type { Choices } from './choices.ts';
import { useOpponentWords } from './opponent-words.ts';
import { DEFAULT_LEVEL, isLevel, type OpponentKind } from './opponents.ts';

/** The opponent: bots and their strength, people here, or people elsewhere. It fills all seats. */
export const OpponentPicker = ({ choices, onChange }: { choices: Choices; onChange: (choices: Choices) => void }) => {
  const words = useWords().setup;
  const own = useOpponentWords();
  const { against, others } = choices;
  const areMany = others.length > 1;
  const choose = (next: OpponentKind) => () => onChange(withOpponentKind(choices, next));
  // If bots of several strengths play, none of them is checked.
  const isAll = (level: OpponentKind): boolean => others.every((other) => other.kind === 'bot' && other.level === level);
  if (others.length === 0) return null;
  return (
    <>
      <ChoiceGroup name={words.who}>
        <Choice
          group="who"
          name={areMany ? own.bots : words.whoBot}
          text={words.whoBotText}
          icon="bot"
          checked={isLevel(against)}
          onChoose={choose(DEFAULT_LEVEL)}
        />
        <Choice
          group="who"
          name={words.whoHotSeat}
          text={words.whoHotSeatText}
          icon="seats"
          checked={against === 'hot-seat'}
          onChoose={choose('hot-seat')}
        />
        <Choice
          group="who"
          name={areMany ? own.friends : words.whoLink}
          text={areMany ? own.friendsText : words.whoLinkText}
          icon="link"
          checked={against === 'link'}
          onChoose={choose('link')}
        />
      </ChoiceGroup>
      {isLevel(against) && (
        <ChoiceGroup name={areMany ? own.levelOfBots : words.level}>
          {LEVELS.map(({ id }) => (
            <Choice
              key={id}
              group="level"
              name={words.levelName(id)}
              text={words.levels[id]}
              tag={id === DEFAULT_LEVEL ? words.isDefault : undefined}
              checked={isAll(id)}
              onChoose={choose(id)}
            />
          ))}
        </ChoiceGroup>
      )}
    </>
  );
};
