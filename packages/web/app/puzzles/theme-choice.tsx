import type { PuzzleCard } from '../../client/puzzles/host.ts';
import { isAbout } from './choose.ts';
import type { Progress } from './progress.ts';
import { themesOf, usePuzzleWords } from './puzzle-words.ts';
import './theme-choice.css';

interface ThemeChoiceProps {
  readonly game: string;
  readonly cards: readonly PuzzleCard[];
  readonly progress: Progress;
  /** Any if undefined. */
  readonly theme: string | undefined;
  readonly onChoose: (theme: string | undefined) => void;
}

/** The themes of a game's puzzles, each with how many of them are solved. */
export const ThemeChoice = ({ game, cards, progress: { done }, theme: chosen, onChoose }: ThemeChoiceProps) => {
  const words = usePuzzleWords();
  const themes: readonly (readonly [string | undefined, string])[] = [
    [undefined, words.anyTheme],
    ...Object.entries(themesOf(words, game)),
  ];
  return (
    <fieldset className="theme-choice">
      <legend className="eyebrow">{words.theme}</legend>
      {themes.map(([theme, name]) => {
        const about = cards.filter((card) => isAbout(card, theme));
        const solved = about.filter(({ id }) => done[id] === 1).length;
        return (
          <label key={name}>
            <input type="radio" name="theme" checked={theme === chosen} onChange={() => onChoose(theme)} />
            <b>{name}</b>
            <small>{words.solvedIn(solved, about.length)}</small>
          </label>
        );
      })}
    </fieldset>
  );
};
