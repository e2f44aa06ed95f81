import { LEVELS } from '@swordtable/bots';
import type { Game } from '@swordtable/kernel';
import { useWords } from '../../words/language.ts';
import { Choice, ChoiceGroup } from './choice.tsx';
import type { Against, Choices, Level } from './choices.ts';

const USUAL: Level = 'medium';
const isLevel = (against: Against): against is Level => against !== 'hot-seat' && against !== 'link';

/** Who sits at the table: bots and how strong they are, people here, or people elsewhere; and how many. */
export const Who = ({ game, choices, onChange }: { game: Game; choices: Choices; onChange: (choices: Choices) => void }) => {
  const words = useWords().setup;
  const { against, seats } = choices;
  const choose = (next: Against) => () => onChange({ ...choices, against: next });
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, index) => game.seats.min + index);
  return (
    <>
      <ChoiceGroup name={words.who}>
        <Choice group="who" name={words.whoBot} text={words.whoBotText} icon="bot" checked={isLevel(against)} onChoose={choose(USUAL)} />
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
          name={words.whoLink}
          text={words.whoLinkText}
          icon="link"
          checked={against === 'link'}
          onChoose={choose('link')}
        />
      </ChoiceGroup>
      {isLevel(against) && (
        <ChoiceGroup name={words.level}>
          {LEVELS.map(({ id }) => (
            <Choice
              key={id}
              group="level"
              name={words.levelName(id)}
              text={words.levels[id]}
              tag={id === USUAL ? words.usual : undefined}
              checked={against === id}
              onChoose={choose(id)}
            />
          ))}
        </ChoiceGroup>
      )}
      {counts.length > 1 && (
        <ChoiceGroup name={words.players} text={words.playersText}>
          {counts.map((count) => (
            <Choice
              key={count}
              group="players"
              name={String(count)}
              text=""
              checked={seats === count}
              onChoose={() => onChange({ ...choices, seats: count })}
            />
          ))}
        </ChoiceGroup>
      )}
    </>
  );
};
