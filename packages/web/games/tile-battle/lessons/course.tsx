import { pointsFor } from '@swordtable/games/tile-battle/explain/score';
import type { Kind } from '@swordtable/games/tile-battle/hero/hero';
import type { TileTexts } from '@swordtable/games/tile-battle/text/texts';
import { useLearnWords } from '../../../kit/lessons/learn-words.ts';
import { defineCourse } from '../../../kit/lessons/lesson.ts';
import type { Said } from '../../../kit/lessons/note.ts';
import type { LearnWords } from '../../../kit/lessons/words/en.ts';
import { Sign } from '../board/signs.tsx';
import { useTileTexts } from '../board/texts.ts';
import type { TableState } from '../typed.ts';
import { alwaysIn, askerIn, battleIn, flipIn, mayPass, secondRoundIn, tileLessons } from './lessons.ts';
import { olympusPuzzle } from './puzzles.ts';
import { usePuzzleWords } from './use-puzzle-words.ts';

const KINDS: readonly Kind[] = ['mandatory', 'optional', 'continuous', 'end-of-round'];
const LENGTHS = [1, 2, 3, 4, 5];

const Marks = ({ words }: { readonly words: LearnWords['tiles'] }) => (
  <ul className="coach-marks">
    {KINDS.map((kind) => (
      <li key={kind}>
        <Sign name={kind} />
        {words.markKinds[kind]}
      </li>
    ))}
  </ul>
);

const LinePoints = ({ words }: { readonly words: LearnWords['tiles'] }) => (
  <table className="coach-lines">
    <tbody>
      <tr>
        <th scope="row">{words.lineTiles}</th>
        {LENGTHS.map((tiles) => (
          <td key={tiles}>{tiles}</td>
        ))}
      </tr>
      <tr>
        <th scope="row">{words.linePoints}</th>
        {LENGTHS.map((tiles) => (
          <td key={tiles}>
            <b>{pointsFor(tiles)}</b>
          </td>
        ))}
      </tr>
    </tbody>
  </table>
);

export type Saying = (words: LearnWords['tiles'], texts: TileTexts, state: TableState) => Said;

/** Points of the reader and of the other one. */
const scoreIn = (state: TableState): readonly [number, number] => {
  const { score } = state.view;
  const mine = state.watcher ?? 0;
  return [score[mine] ?? 0, score[1 - mine] ?? 0];
};

const battle: Saying = (words, { name }, state) => {
  const found = battleIn(state);
  if (found === undefined) return { title: words.battle, text: words.numbersText };
  const { attacker, defender, attack, defence, beats } = found;
  const tell = beats ? words.battleWon : words.battleHeld;
  return { title: words.battle, text: tell(name(attacker), attack.value, name(defender), defence.value) };
};

const flip: Saying = (words, { name }, state) => {
  const found = flipIn(state);
  const tell = found?.to === state.watcher ? words.flipMine : words.flipTheirs;
  return { title: words.flip, text: tell(name(found?.tile ?? 0)) };
};

const ask: Saying = (words, { name, text }, state) => {
  const hero = askerIn(state) ?? 0;
  return { title: words.ask(name(hero)), text: (mayPass(state) ? words.askMay : words.askMust)(text(hero)) };
};

const always: Saying = (words, { name, text }, state) => {
  const { by = 0, over } = alwaysIn(state) ?? {};
  return {
    title: words.always(name(by)),
    text: over === undefined ? words.alwaysText(text(by)) : words.shield(name(by), name(over), text(by)),
  };
};

const second: Saying = (words, _texts, state) => {
  const [mine, theirs] = scoreIn(state);
  const begins = mine === theirs ? words.secondTied : secondRoundIn(state) === state.watcher ? words.secondYou : words.secondBot;
  return { title: words.second, text: words.secondText(mine, theirs, begins) };
};

const end: Saying = (words, _texts, state) => {
  const standing = state.card.ended?.why === 'resigned' ? undefined : state.card.ended?.standing;
  if (standing === undefined) return { title: words.end, text: words.endEarly };
  const [mine, theirs] = scoreIn(state);
  const won = standing.ranking[0]?.includes(state.watcher ?? 0) === true;
  return { title: words.end, text: (won ? words.endWon : words.endLost)(mine, theirs) };
};

const SAYINGS: Readonly<Record<string, Saying>> = {
  goal: (words) => ({ title: words.goal, text: words.goalText }),
  numbers: (words) => ({ title: words.numbers, text: words.numbersText }),
  draft: (words) => ({ title: words.draft, text: words.draftText }),
  marks: (words) => ({ title: words.marks, text: words.marksText, picture: <Marks words={words} /> }),
  hands: (words) => ({ title: words.hands, text: words.handsText }),
  take: (words) => ({ title: words.take, text: words.takeText }),
  turn: (words) => ({ title: words.turn, text: words.turnText }),
  preview: (words) => ({ title: words.preview, text: words.previewText }),
  lines: (words) => ({ title: words.lines, text: words.linesText, picture: <LinePoints words={words} /> }),
  help: (words) => ({ title: words.help, text: words.helpText }),
  edges: (words) => ({ title: words.edges, text: words.edgesText }),
  why: (words) => ({ title: words.why, text: words.whyText }),
  ...{ battle, flip, ask, always, second, end },
};

/** What a lesson says of a table. */
export const sayingOf = (id: string, words: LearnWords['tiles'], texts: TileTexts, state: TableState): Said =>
  SAYINGS[id]?.(words, texts, state) ?? { title: words.end, text: words.endEarly };

/** The guided first game of Olympus. */
export const tileCourse = defineCourse<TableState>({
  // From this seed the first seven have all four kinds of abilities, Hercules, and heroes that are easy to read.
  wishes: { options: { first: 'red' }, seed: 'olympus lesson 192792' },
  lessons: tileLessons,
  puzzle: { ...olympusPuzzle, usePuzzleText: () => usePuzzleWords().olympus },
  useLessonText: () => {
    const words = useLearnWords().tiles;
    const texts = useTileTexts();
    return (id, state) => sayingOf(id, words, texts, state);
  },
});
