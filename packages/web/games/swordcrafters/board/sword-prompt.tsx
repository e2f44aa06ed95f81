import type { Action } from '@swordtable/games/swordcrafters/action';
import type { Scores } from '@swordtable/games/swordcrafters/phases/scoring';
import { parts } from '@swordtable/games/swordcrafters/pieces/grid';
import { TILES } from '@swordtable/games/swordcrafters/pieces/pieces';
import { openSides, SIDES } from '@swordtable/games/swordcrafters/pieces/sword';
import { ROUNDS } from '@swordtable/games/swordcrafters/state';
import { ownedBy, type Tally, tallyOf } from '@swordtable/games/swordcrafters/view/forecast';
import type { View } from '@swordtable/games/swordcrafters/view/view';
import type { ReactNode } from 'react';
import { useTableWords } from '../../../kit/layout/table-words.ts';
import { AnswerButton } from '../../../kit/selection/answer-button.tsx';
import { Prompt } from '../../../kit/selection/prompt.tsx';
import type { Question } from '../typed.ts';
import { actionLabel } from './action-label.ts';
import { usePromptWords } from './context.ts';
import { cutResultText } from './cut-result.ts';
import { worthSaid } from './group-layer.tsx';
import type { Cutting } from './use-slicing.ts';
import type { SwordSelection } from './use-sword-selection.ts';
import type { Wording } from './wording.ts';
import { worthOf } from './worth.ts';

interface SwordPromptProps {
  readonly view: View;
  readonly decision: Question | null;
  readonly selection: SwordSelection;
  readonly cutting: Cutting;
  /** The scores now, and after the previewed tile. */
  readonly scores: Scores;
  readonly ahead: Scores | undefined;
  /** How many cuts of the solo card are still to be made. */
  readonly cutsLeft: number;
  readonly seat: number;
  /** Who the game is waiting for, if not this seat. */
  readonly waitsFor: readonly string[];
  readonly tools: ReactNode;
  readonly wording: Wording;
}

/** Whether two answers cut along the same line and differ only in what they keep. */
const isSameLine = (one: Action, other: Action): boolean => 'axis' in one && 'axis' in other && one.after === other.after;

/** The question in words, and the rule in short. */
const useQuestion = ({
  view,
  decision,
  selection,
  cutsLeft,
  seat,
  wording,
}: SwordPromptProps): { title: string; text: string } | undefined => {
  const words = usePromptWords();
  const { words: table, texts } = wording;
  if (decision === null) return undefined;
  const { rule, ask } = decision.prompt;
  // Where several people share one device, no one is "you", so the name comes first.
  const { you, name } = wording.seats[seat] ?? { you: true, name: '' };
  const named = (what: string): string => (you ? what : words.asked(name, what));
  if (rule === 'slice') return { title: named(words.slice), text: words.sliceText };
  if (rule === 'select') return { title: named(words.select), text: words.selectText(view.round === ROUNDS) };
  if (rule === 'solo') {
    // Where a part cannot be kept it is said why.
    const isBound = selection.options.some(
      (option) => 'keep' in option && selection.options.filter((other) => isSameLine(option, other)).length < 2,
    );
    const text = isBound ? `${words.cutText(cutsLeft)} ${words.cutsAfter}` : words.cutText(cutsLeft);
    return { title: named(ask === 'across' ? words.across : words.down), text };
  }
  if (rule === 'dual') return { title: named(words.sword), text: words.swordText };
  const tile = TILES.find((each) => each === selection.picks['tile']);
  const side = SIDES.find((each) => each === selection.picks['side']);
  const left = view.smiths[seat]?.waiting ?? 0;
  const text = view.setting.seats === 1 ? words.craftAlone : words.craftText;
  if (tile === undefined && side !== undefined) return { title: named(table.sideChosen(texts.side(side))), text };
  return { title: tile === undefined ? named(words.craft(left)) : named(words.chooseSide(texts.cell(tile))), text };
};

const CHANGES = ['quality', 'longest', 'magic'] as const;

/** How the points would change by one more tile. */
const changesSaid = (now: Tally, then: Tally, words: Wording['words']): string => {
  const changes = CHANGES.filter((part) => then[part] !== now[part]).map(
    (part) => `${words[part]} ${words.change(then[part] - now[part])}`,
  );
  return words.wouldMake(changes, then.total);
};

/** What the answer under the pointer would lead to, in one sentence. */
const previewText = ({ view, selection, cutting, seat, scores, ahead, wording }: SwordPromptProps): string | undefined => {
  if (ahead !== undefined) return changesSaid(tallyOf(ownedBy(scores, seat)), tallyOf(ownedBy(ahead, seat)), wording.words);
  const { shown } = cutting;
  const cut = shown === undefined ? undefined : view.groups[shown.group];
  if (shown !== undefined && cut !== undefined) {
    if (shown.keep === undefined) return cutResultText(view.grid, parts(cut, shown), undefined, wording);
    // What is kept lies there in full light; in short it never makes the prompt grow, which would move the grid under the pointer.
    const kept = worthOf(view.grid, parts(cut, shown)[shown.keep === 'first' ? 0 : 1], view.smiths[seat]?.swords ?? []);
    return wording.words.keeps([wording.texts.tileCount(kept.tiles.length), wording.words.fitsLong(kept.fits ?? 0)].join(', '));
  }
  const { candidate } = selection;
  if (candidate === undefined || !('group' in candidate)) return undefined;
  const group = view.groups[candidate.group];
  if (group === undefined) return undefined;
  return `${wording.words.youGet(worthSaid(worthOf(view.grid, group, view.smiths[seat]?.swords ?? []), wording))}.`;
};

/** Why a side was refused: it is longer than those that may grow. */
const useClosed = ({ view, selection: { closed }, seat }: SwordPromptProps): string | undefined => {
  const words = usePromptWords();
  const sword = closed === undefined ? undefined : view.smiths[seat]?.bench?.[closed.on];
  return closed === undefined || sword === undefined ? undefined : words.closed(openSides(sword), closed.side);
};

/** What is asked by the rules of Swordcrafters, with the answers that need words. */
export const SwordPrompt = (props: SwordPromptProps) => {
  const { view, decision, selection, cutting, seat, waitsFor, tools, wording } = props;
  const words = usePromptWords();
  const table = useTableWords();
  const question = useQuestion(props);
  const closed = useClosed(props);
  const [first, ...more] = waitsFor;
  const isDone = view.phase === 'craft' && view.smiths[seat]?.bench != null;
  const waiting = first === undefined ? table.notAsked : table.waitFor(more.length === 0 ? first : wording.texts.list(waitsFor));
  const idle = isDone && first !== undefined ? words.crafted : waiting;
  const { shown } = cutting;
  const { ready } = selection;
  const swords = selection.options.filter((option) => 'sword' in option);
  return (
    <Prompt
      title={question?.title ?? idle}
      text={question?.text}
      outlook={previewText(props)}
      isFinal={selection.isFinal}
      refusal={selection.refusal ?? closed}
      idle={decision === null}
      tools={tools}
    >
      {cutting.offered.length > 0 && (
        <button
          type="button"
          className="btn lamp confirm"
          aria-disabled={shown === undefined}
          onClick={() => shown !== undefined && cutting.take(shown)}
        >
          {cutting.offered[0]?.keep === undefined ? words.answers.cutHere : words.answers.keepThis}
        </button>
      )}
      {ready !== undefined && !('axis' in ready) && !('sword' in ready) && (
        <button type="button" className="btn lamp confirm" onClick={() => selection.act(ready)}>
          {'group' in ready ? words.answers.takeThis : actionLabel(view, ready, words.answers, wording)}
        </button>
      )}
      {swords.map((action) => (
        <AnswerButton key={JSON.stringify(action)} selection={selection} action={action}>
          {actionLabel(view, action, words.answers, wording)}
        </AnswerButton>
      ))}
    </Prompt>
  );
};
