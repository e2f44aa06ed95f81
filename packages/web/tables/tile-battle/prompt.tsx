import type { Action } from '@swordtable/games/tile-battle/action';
import { tileName, tileNamed } from '@swordtable/games/tile-battle/catalog';
import { cellName } from '@swordtable/games/tile-battle/field/cells';
import { HEROES, TERRAINS } from '@swordtable/games/tile-battle/roster';
import type { View } from '@swordtable/games/tile-battle/view';
import type { Question } from '../../table/table.ts';
import { useTileWords } from './context.ts';
import { tallyOf } from './score.ts';
import { Sign } from './signs.tsx';
import type { Asking } from './use-asking.ts';
import './prompt.css';

interface PromptProps {
  readonly view: View;
  readonly decision: Question | null;
  readonly asking: Asking;
  readonly names: readonly [string, string];
  /** The seat at the bottom of the table: whose points are told first. */
  readonly seat: number;
  /** Whom the game waits for, if not for this seat. */
  readonly waitsFor: string | undefined;
  /** Tiles that can be reached on the table; others are offered as buttons. */
  readonly inSight: ReadonlySet<number>;
  readonly onUndo?: (() => void) | undefined;
  /** Why nothing can be taken back now. */
  readonly undoRefused?: string | undefined;
  readonly onHint?: (() => void) | undefined;
}

/** The hero or terrain that asks, by the rule's name. */
const asker = (rule: string): { readonly name: string; readonly text: string } | undefined => {
  const tile = tileNamed(rule);
  if (tile !== undefined) return { name: tileName(tile), text: HEROES[tile]?.text ?? '' };
  return TERRAINS.find(({ id }) => id === rule);
};

/** Answers that nothing on the table stands for, as buttons with words. */
const useButtons = ({
  asking,
  decision,
  inSight,
}: PromptProps): readonly { readonly key: string; readonly label: string; readonly action: Action }[] => {
  const words = useTileWords();
  const name = decision === null ? undefined : asker(decision.prompt.rule)?.name;
  return asking.options.flatMap((action) => {
    const label = ((): string | undefined => {
      if ('use' in action) return words.use(name);
      if ('line' in action) return action.line === 0 ? words.row : words.column;
      if ('side' in action) return words.side(action.side);
      if ('turns' in action) return 'cell' in action ? undefined : words.turns(action.turns);
      return 'tile' in action && !inSight.has(action.tile) ? tileName(action.tile) : undefined;
    })();
    return label === undefined ? [] : [{ key: JSON.stringify(action), label, action }];
  });
};

/** What the answer under the pointer would lead to, in one sentence. */
const useOutlookSentence = ({ view, asking, names, seat }: PromptProps): string | undefined => {
  const words = useTileWords();
  const { candidate, outlook } = asking;
  if (candidate === undefined || outlook === undefined || view.pool.length > 0) return undefined;
  const what =
    'tile' in candidate ? tileName(candidate.tile) : 'cell' in candidate ? cellName(candidate.cell) : words.flips(outlook.flips.length);
  const change = (who: number): string => words.fromTo(names[who] ?? '', tallyOf(view, who).total, tallyOf(outlook.view, who).total);
  return words.scoreAfter(what, change(seat), change(1 - seat));
};

/** One sentence says what is asked and by which rule; beside it stand the answers that need words, undo and hint. */
export const Prompt = (props: PromptProps) => {
  const { view, decision, asking, waitsFor, onUndo, undoRefused, onHint } = props;
  const words = useTileWords();
  const buttons = useButtons(props);
  const outlook = useOutlookSentence(props);
  const by = decision === null ? undefined : asker(decision.prompt.rule);
  const title =
    decision !== null
      ? words.ask(decision.prompt.rule, by?.name, decision.prompt.ask)
      : view.over
        ? words.over
        : waitsFor === undefined
          ? words.notAsked
          : words.waitFor(waitsFor);
  const text = asking.refusal ?? outlook ?? (decision === null ? undefined : (words.askText(decision.prompt.rule) ?? by?.text));
  const pass = asking.options.find((option) => 'pass' in option);
  const { ready } = asking;
  const isTaken = asking.isPlacement && asking.picks['tile'] !== undefined;
  return (
    <section className={`prompt${decision === null ? ' idle' : ''}`} aria-label={title}>
      <h2>{title}</h2>
      {text !== undefined && <p className={asking.refusal === undefined ? '' : 'refused'}>{text}</p>}
      <div className="acts">
        {isTaken && (
          <>
            <button type="button" className="btn square" aria-label={words.turnLeft} title={words.turnLeft} onClick={() => asking.turn(-1)}>
              <Sign name="left" />
            </button>
            <button
              type="button"
              className="btn square"
              aria-label={words.turnRight}
              title={words.turnRight}
              onClick={() => asking.turn(1)}
            >
              <Sign name="right" />
            </button>
          </>
        )}
        {ready !== undefined && 'tile' in ready && (
          <button type="button" className="btn lamp confirm" onClick={() => asking.act(ready)}>
            {'cell' in ready ? words.placeIt(tileName(ready.tile), cellName(ready.cell)) : words.takeIt(tileName(ready.tile))}
          </button>
        )}
        {ready !== undefined && 'cell' in ready && !('tile' in ready) && (
          <button type="button" className="btn lamp confirm" onClick={() => asking.act(ready)}>
            {words.takeIt(cellName(ready.cell))}
          </button>
        )}
        {buttons.map(({ key, label, action }) => (
          <button key={key} type="button" className="btn word" onClick={() => asking.act(action)}>
            {label}
          </button>
        ))}
        {pass !== undefined && (
          <button type="button" className="btn word" onClick={() => asking.act(pass)}>
            {words.notUse(by?.name)}
          </button>
        )}
        {onUndo !== undefined && (
          <button type="button" className="btn small" onClick={onUndo} disabled={undoRefused !== undefined} title={undoRefused}>
            <Sign name="undo" />
            <span>{words.undo}</span>
          </button>
        )}
        {onHint !== undefined && decision !== null && (
          <button type="button" className="btn small" onClick={onHint}>
            <Sign name="hint" />
            <span>{words.hint}</span>
          </button>
        )}
      </div>
    </section>
  );
};
