import type { Action } from '@swordtable/games/tile-battle/action';
import { tallyOf } from '@swordtable/games/tile-battle/explain/score';
import { cellName, type Origin } from '@swordtable/games/tile-battle/field/coordinates';
import type { TileTexts } from '@swordtable/games/tile-battle/text/texts';
import type { View } from '@swordtable/games/tile-battle/view/view';
import type { ReactNode } from 'react';
import { hasKeyboard } from '../../../kit/keyboard.ts';
import { useTableWords } from '../../../kit/layout/table-words.ts';
import { AnswerButton } from '../../../kit/selection/answer-button.tsx';
import { Prompt } from '../../../kit/selection/prompt.tsx';
import type { Question } from '../typed.ts';
import type { TileWhy } from '../why/use-tile-why.ts';
import type { TileWords } from '../words/en.ts';
import { answerLabel, asker, isDraft } from './answer-label.ts';
import { useTileWords } from './context.ts';
import { Sign } from './signs.tsx';
import { useTileTexts } from './texts.ts';
import type { TileSelection } from './use-tile-selection.ts';

interface TilePromptProps {
  readonly view: View;
  readonly decision: Question | null;
  readonly selection: TileSelection;
  readonly names: readonly string[];
  /** The seat at the bottom of the table: whose points are told first. */
  readonly seat: number;
  /** The player the game waits for, if not this seat. */
  readonly waitsFor: string | undefined;
  /** Tiles that can be reached on the table; others are offered as buttons. */
  readonly inSight: ReadonlySet<number>;
  readonly tools: ReactNode;
  readonly why: TileWhy;
}

/** Answers that nothing on the table stands for, as buttons with words. */
const buttonsOf = ({ selection, inSight }: TilePromptProps): readonly Action[] =>
  selection.options.filter((action) => {
    if ('cell' in action || 'pass' in action) return false;
    return !('tile' in action) || !inSight.has(action.tile);
  });

/** What the answer under the pointer would lead to, in one sentence. */
const useOutlookSentence = ({ view, selection, names, seat, why }: TilePromptProps): string | undefined => {
  const words = useTileWords();
  const texts = useTileTexts();
  const { candidate, outlook } = selection;
  if (candidate === undefined) return undefined;
  // In a draft the text of the tile is what there is to read.
  if (isDraft(view)) return 'tile' in candidate ? words.says(texts.name(candidate.tile), texts.text(candidate.tile)) : undefined;
  if (outlook === undefined) return undefined;
  const what =
    'tile' in candidate
      ? texts.name(candidate.tile)
      : 'cell' in candidate
        ? cellName(candidate.cell, why.origin)
        : words.flips(outlook.flips.length);
  const change = (who: number): string => words.fromTo(names[who] ?? '', tallyOf(view, who).total, tallyOf(outlook.view, who).total);
  const after = words.scoreAfter(what, change(seat), change(1 - seat));
  return outlook.certain ? after : words.oneWay(after);
};

/** What is asked by the rules of a tile battle, with the answers that need words. */
export const TilePrompt = (props: TilePromptProps) => {
  const { view, decision, selection, waitsFor, tools, why } = props;
  const words = useTileWords();
  const texts = useTileTexts();
  const table = useTableWords();
  const outlook = useOutlookSentence(props);
  const by = decision === null ? undefined : asker(decision.prompt, words, texts);
  const idleTitle = waitsFor === undefined ? table.notAsked : table.waitFor(waitsFor);
  const title = decision === null ? idleTitle : words.ask(decision.prompt.rule, by?.name, decision.prompt.ask);
  const text = decision === null ? undefined : (words.askText(decision.prompt.rule, hasKeyboard()) ?? by?.text);
  const pass = selection.options.find((option) => 'pass' in option);
  const { ready, refusal } = selection;
  const label = (action: Action): string => answerLabel(action, { view, prompt: decision?.prompt, words, why });
  return (
    <Prompt
      title={title}
      text={text}
      outlook={outlook}
      isFinal={selection.isFinal}
      refusal={refusal}
      onWhy={refusal === undefined ? undefined : () => why.ask({ refused: refusal })}
      idle={decision === null}
      tools={tools}
    >
      {selection.isPlacement && selection.picks['tile'] !== undefined && (
        <>
          <button
            type="button"
            className="btn square"
            aria-label={words.turnLeft}
            title={words.turnLeft}
            onClick={() => selection.turn(-1)}
          >
            <Sign name="left" />
          </button>
          <button
            type="button"
            className="btn square"
            aria-label={words.turnRight}
            title={words.turnRight}
            onClick={() => selection.turn(1)}
          >
            <Sign name="right" />
          </button>
        </>
      )}
      {ready !== undefined && ('tile' in ready || 'cell' in ready) && (
        <button type="button" className="btn lamp confirm" onClick={() => selection.act(ready)}>
          {isDraft(view) && 'tile' in ready ? words.draftIt(texts.name(ready.tile)) : confirmation(ready, words, texts, why.origin)}
        </button>
      )}
      {buttonsOf(props).map((action) => (
        <AnswerButton key={JSON.stringify(action)} selection={selection} action={action} {...previewing(selection, action)}>
          {label(action)}
        </AnswerButton>
      ))}
      {pass !== undefined && (
        <AnswerButton selection={selection} action={pass} {...previewing(selection, pass)}>
          {label(pass)}
        </AnswerButton>
      )}
    </Prompt>
  );
};

/** A button shows what its answer would lead to while it is pointed at or has the focus. */
const previewing = ({ show, unpoint }: TileSelection, action: Action) => ({
  onPointerEnter: () => show(action),
  onPointerLeave: unpoint,
  onFocus: () => show(action),
  onBlur: unpoint,
});

/** What the lamp button says: the answer that the picks name. */
const confirmation = (
  ready: Extract<Action, { tile: number } | { cell: number }>,
  words: TileWords,
  texts: TileTexts,
  origin: Origin,
): string => {
  if (!('tile' in ready)) return words.takeIt(cellName(ready.cell, origin));
  return 'cell' in ready ? words.placeIt(texts.name(ready.tile), cellName(ready.cell, origin)) : words.takeIt(texts.name(ready.tile));
};
