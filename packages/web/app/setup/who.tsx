import { LEVELS } from '@swordtable/bots';
import { useWords } from '../words/use-words.ts';
import { withAgainst } from './changing.ts';
import { Choice, ChoiceGroup } from './choice.tsx';
import type { Choices } from './choices.ts';
import { type Against, isLevel, USUAL_LEVEL } from './company.ts';
import { useCompanyWords } from './company-words.ts';

/** Whom you play with: bots and how strong they are, people here, or people elsewhere. With many seats it fills all of them. */
export const Who = ({ choices, onChange }: { choices: Choices; onChange: (choices: Choices) => void }) => {
  const words = useWords().setup;
  const own = useCompanyWords();
  const { against, others } = choices;
  const areMany = others.length > 1;
  const choose = (next: Against) => () => onChange(withAgainst(choices, next));
  // Where bots of several strengths sit, none is the strength of all.
  const isAll = (level: Against): boolean => others.every((other) => other.kind === 'bot' && other.level === level);
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
          onChoose={choose(USUAL_LEVEL)}
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
              tag={id === USUAL_LEVEL ? words.usual : undefined}
              checked={isAll(id)}
              onChoose={choose(id)}
            />
          ))}
        </ChoiceGroup>
      )}
    </>
  );
};
