import type { Action } from '@swordtable/games/tile-battle/action';
import { tileNamed } from '@swordtable/games/tile-battle/catalog';
import type { Event } from '@swordtable/games/tile-battle/events';
import { tallyOf } from '@swordtable/games/tile-battle/explain/score';
import { cellName, type Origin } from '@swordtable/games/tile-battle/field/coordinates';
import { TERRAINS } from '@swordtable/games/tile-battle/hero/roster';
import type { TileTexts } from '@swordtable/games/tile-battle/text/texts';
import type { View } from '@swordtable/games/tile-battle/view/view';
import type { Prompt as Prompted } from '@swordtable/kernel';
import type { ReactNode } from 'react';
import { useTableWords } from '../../../kit/layout/table-words.ts';
import { AnswerButton } from '../../../kit/selection/answer-button.tsx';
import { Prompt } from '../../../kit/selection/prompt.tsx';
import type { Question } from '../typed.ts';
import type { TileWhy } from '../why/use-tile-why.ts';
import type { TileWords } from '../words/en.ts';
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

/** The hero or terrain that asks, by the rule's name; a hero that copies another asks as that one. */
const asker = (
  { rule, by }: Prompted,
  words: Pick<TileWords, 'actsAs'>,
  texts: TileTexts,
): { readonly name: string; readonly text: string } | undefined => {
  const [tile, user] = [tileNamed(rule), by === undefined ? undefined : tileNamed(by)];
  if (tile !== undefined) {
    const name = texts.name(tile);
    return { name: user === undefined ? name : words.actsAs(texts.name(user), name), text: texts.text(tile) };
  }
  return TERRAINS.some(({ id }) => id === rule) ? texts.terrain(rule) : undefined;
};

/** Whether the hero that asks has acted in this turn before: then declining means that it was enough. */
const wasUsed = (events: readonly Event[], rule: string): boolean => {
  const turn = events.slice(events.findLastIndex(({ what }) => what === 'turn' || what === 'round') + 1);
  return turn.some((event) => event.what === 'used' && event.cause.of === tileNamed(rule));
};

/** Answers that nothing on the table stands for, as buttons with words. */
const useButtons = ({
  selection,
  decision,
  inSight,
}: TilePromptProps): readonly { readonly key: string; readonly label: string; readonly action: Action }[] => {
  const words = useTileWords();
  const texts = useTileTexts();
  const name = decision === null ? undefined : asker(decision.prompt, words, texts)?.name;
  return selection.options.flatMap((action) => {
    const label = ((): string | undefined => {
      if ('use' in action) return words.use(name);
      if ('line' in action) return action.line === 0 ? words.row : words.column;
      if ('side' in action) return words.side(action.side);
      if ('turns' in action) return 'cell' in action ? undefined : words.turns(action.turns);
      return 'tile' in action && !inSight.has(action.tile) ? texts.name(action.tile) : undefined;
    })();
    return label === undefined ? [] : [{ key: JSON.stringify(action), label, action }];
  });
};

/** What the answer under the pointer would lead to, in one sentence. */
const useOutlookSentence = ({ view, selection, names, seat, why }: TilePromptProps): string | undefined => {
  const words = useTileWords();
  const texts = useTileTexts();
  const { candidate, outlook } = selection;
  if (candidate === undefined) return undefined;
  // In a draft the text of the tile is what there is to read.
  if (view.pool.length > 0) return 'tile' in candidate ? words.says(texts.name(candidate.tile), texts.text(candidate.tile)) : undefined;
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
  const { decision, selection, waitsFor, tools, why } = props;
  const words = useTileWords();
  const texts = useTileTexts();
  const table = useTableWords();
  const buttons = useButtons(props);
  const outlook = useOutlookSentence(props);
  const by = decision === null ? undefined : asker(decision.prompt, words, texts);
  const idleTitle = waitsFor === undefined ? table.notAsked : table.waitFor(waitsFor);
  const title = decision === null ? idleTitle : words.ask(decision.prompt.rule, by?.name, decision.prompt.ask);
  const text = decision === null ? undefined : (words.askText(decision.prompt.rule) ?? by?.text);
  const pass = selection.options.find((option) => 'pass' in option);
  const { ready, refusal } = selection;
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
          {confirmation(ready, words, texts, why.origin)}
        </button>
      )}
      {buttons.map(({ key, label, action }) => (
        <AnswerButton key={key} selection={selection} action={action} {...previewing(selection, action)}>
          {label}
        </AnswerButton>
      ))}
      {pass !== undefined && (
        <AnswerButton selection={selection} action={pass} {...previewing(selection, pass)}>
          {decision !== null && wasUsed(why.events, decision.prompt.rule) ? words.enough(by?.name) : words.notUse(by?.name)}
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
