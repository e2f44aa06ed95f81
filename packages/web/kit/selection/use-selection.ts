import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Preview, Question } from '../../client/table.ts';
import { confirmation } from '../settings/settings.ts';
import { useRefusal } from '../words/refusals.ts';
import { answerOf, type Facets, offered, pickable, picked, unpicked, within } from './choosing.ts';
import { onPress } from './confirming.ts';
import { type AnsweringTable, IDLE } from './in-flight.ts';

/** What a board and its prompt need to ask a question: the options, the picks, and their result. */
export interface Selection<Action extends object, View = unknown, Event = unknown> {
  readonly options: readonly Action[];
  readonly picks: Facets;
  /** The whole answer that is shown: the selected one, or else the one that picks and pointer name together. */
  readonly candidate: Action | undefined;
  /** The selected whole answer: a second action gives it. */
  readonly ready: Action | undefined;
  /** Whether the selected answer can't be undone, because of chance or because something hidden would be revealed. */
  readonly isFinal: boolean;
  /** The candidate's result. */
  readonly preview: Preview<View, Event> | undefined;
  readonly refusal: string | undefined;
  readonly can: (facet: string, value: unknown) => boolean;
  readonly canNow: (facet: string, value: unknown) => boolean;
  /** Picks a facet. If that completes an answer, it's selected; `isHeld` only picks it up. */
  readonly pick: (facet: string, value: unknown, isHeld?: boolean) => void;
  /** Sets a facet that is only part of an answer, such as a tile's rotation. */
  readonly set: (facet: string, value: unknown) => void;
  /** Chooses the answer with all of these, as at the end of a drag. If they aren't a whole answer yet, they're picked. */
  readonly give: (facets: Facets) => void;
  readonly point: (facet: string, value: unknown) => void;
  /** Points at a whole answer, to preview its result. */
  readonly show: (action: Action) => void;
  readonly unpoint: () => void;
  readonly cancel: () => void;
  /** Selects an answer, so that its result is shown. */
  readonly select: (action: Action) => void;
  /** Selects an answer, or gives it if it was selected. Without confirmation, it's given right away. */
  readonly choose: (action: Action) => void;
  /** Gives an answer. */
  readonly act: (action: Action) => void;
}

/** How a game wants its answers to be picked. */
export interface PickPolicy {
  /** The initial picks. */
  readonly first: Facets;
  /** A facet's value until it's set. */
  readonly defaults: Facets;
  /** Facets that are picked up and never give the answer. */
  readonly holds: readonly string[];
}

/** The picks for a question; `whole` is an answer that was selected as a whole. */
interface Held<Action> {
  readonly of: Question | null;
  readonly picks: Facets;
  readonly whole?: Action;
}

const NONE: Facets = {};
const NO_OPTIONS: readonly never[] = [];
/** The pointer must rest this many milliseconds before a preview is requested. */
const REST_MS = 60;

/** The result of an option, requested when the pointer has rested on it. */
const usePreview = <View, Event, Action extends object>(
  preview: AnsweringTable<View, Event, Action>['preview'] | undefined,
  action: Action | undefined,
): Preview<View, Event> | undefined => {
  const [known, setKnown] = useState<{ readonly action: Action; readonly preview: Preview<View, Event> }>();
  useEffect(() => {
    if (preview === undefined || action === undefined) return;
    let wanted = true;
    const wait = setTimeout(() => {
      void preview(action).then((previewed) => {
        if (wanted && previewed.ok) setKnown({ action, preview: previewed.value });
      });
    }, REST_MS);
    return () => {
      wanted = false;
      clearTimeout(wait);
    };
  }, [preview, action]);
  // Options are values of one question, so none is previewed twice.
  return known?.action === action ? known?.preview : undefined;
};

/** The same for every game: options are narrowed pick by pick, previewed while pointed at, and given. */
export const useSelection = <Action extends object, View = unknown, Event = unknown>(
  decision: Question<Action> | null,
  table: AnsweringTable<View, Event, Action> | undefined,
  policyOf: (options: readonly Action[]) => PickPolicy,
): Selection<Action, View, Event> => {
  const options = table === undefined ? NO_OPTIONS : (decision?.options ?? NO_OPTIONS);
  const { first, defaults, holds } = useMemo(() => policyOf(options), [policyOf, options]);
  const can = useMemo(() => within((facet) => offered(options, facet)), [options]);
  // All of this belongs to one question. Two players at one device may have questions with the same number, so the questions themselves are
  // compared.
  const [held, setHeld] = useState<Held<Action>>({ of: null, picks: NONE });
  const latest = useRef(held);
  latest.current = held;
  const [pointed, setPointed] = useState(NONE);
  const inWords = useRefusal();
  const { question, refused } = table?.inFlight ?? IDLE;
  // Until an answer has arrived, there's nothing to preview or add.
  const isAnswered = decision !== null && question === decision;
  const isHeld = decision !== null && held.of === decision;
  const picks: Facets = { ...defaults, ...(isHeld ? held.picks : first) };
  const ready = (isHeld ? held.whole : undefined) ?? answerOf(options, picks);
  // The selected answer stays on show wherever the pointer goes: the button that gives it names the same one.
  const candidate = ready ?? answerOf(options, { ...picks, ...pointed });
  const preview = usePreview(table?.preview, isAnswered ? undefined : candidate);

  const hold = (next: Facets): void => setHeld({ of: decision, picks: next });
  const act = (action: Action): void => {
    if (isAnswered) return;
    setPointed(NONE);
    void table?.act(action);
  };
  /** The option itself, which all comparisons use. */
  const optionOf = (action: Action): Action => answerOf(options, action as Facets) ?? action;
  const select = (action: Action): void => {
    if (!isAnswered) setHeld({ of: decision, picks: action as Facets, whole: optionOf(action) });
  };
  /** Gives an answer without confirmation if it can be undone and is still selected. */
  const giveIfCertain = async (action: Action): Promise<void> => {
    const previewed = await table?.preview(action);
    if (previewed?.ok === true && previewed.value.certain && latest.current.of === decision && latest.current.whole === action) act(action);
  };
  const choose = (action: Action): void => {
    const option = optionOf(action);
    const next = onPress(confirmation.now(), ready === option);
    if (next === 'give') act(option);
    else select(option);
    if (next === 'try') void giveIfCertain(option);
  };
  return {
    options,
    picks,
    candidate,
    ready,
    preview,
    isFinal: ready !== undefined && preview?.certain === false,
    refusal: decision !== null && refused?.of === decision ? inWords(refused.why) : undefined,
    can,
    canNow: within((facet) => pickable(options, picks, facet)),
    pick: (facet, value, onlyHeld = false) => {
      const again = picks[facet] === value;
      // Picked up again, it starts as it was dealt.
      const before = holds.includes(facet) && !again ? { ...picks, ...defaults } : picks;
      const next = picked(options, before, facet, value);
      const answer = answerOf(options, next);
      if (answer !== undefined && !holds.includes(facet) && !onlyHeld) choose(answer);
      else hold(again ? unpicked(picks, facet) : next);
    },
    set: (facet, value) => hold({ ...picks, [facet]: value }),
    give: (facets) => {
      const answer = answerOf(options, { ...picks, ...facets });
      if (answer !== undefined) choose(answer);
      else hold(Object.entries(facets).reduce((next, [facet, value]) => picked(options, next, facet, value), picks));
    },
    point: useCallback((facet, value) => setPointed({ [facet]: value }), []),
    show: useCallback((action) => setPointed(action as Facets), []),
    unpoint: useCallback(() => setPointed(NONE), []),
    cancel: () => hold(NONE),
    select,
    choose,
    act,
  };
};
