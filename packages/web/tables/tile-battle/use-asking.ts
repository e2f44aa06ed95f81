import type { Action } from '@swordtable/games/tile-battle/action';
import type { View } from '@swordtable/games/tile-battle/view';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Question, Table } from '../../table/table.ts';
import { answerOf, type Facets, facetsOffered, offered, pickable, picked, unpicked } from './choosing.ts';
import { type Outlook, outlookOf } from './preview.ts';

/** What the board, the hands and the prompt need to know to ask: what is on offer, what was picked, and what it would lead to. */
export interface Asking {
  readonly options: readonly Action[];
  readonly isPlacement: boolean;
  readonly picks: Facets;
  readonly turns: number;
  /** The whole answer that picks and pointer name now. */
  readonly candidate: Action | undefined;
  /** The whole answer that the picks alone name: it can be confirmed. */
  readonly ready: Action | undefined;
  readonly outlook: Outlook | undefined;
  readonly refusal: string | undefined;
  readonly can: (facet: string, value: unknown) => boolean;
  readonly canNow: (facet: string, value: unknown) => boolean;
  /** Picks a facet. An answer that is complete with it is given at once, by touch only on the second tap. */
  readonly pick: (facet: string, value: unknown, byTouch: boolean) => void;
  /** Answers with a tile put on a cell in one go: the end of a drag. */
  readonly drop: (tile: number, cell: number) => void;
  readonly point: (facet: string, value: unknown) => void;
  readonly unpoint: () => void;
  readonly turn: (by: number) => void;
  readonly cancel: () => void;
  readonly act: (action: Action) => void;
}

const NONE: Facets = {};
const NO_OPTIONS: readonly Action[] = [];
/** The pointer has to rest this long before a preview is asked for. */
const REST_MS = 60;

/** A placement of the only tile there is begins with that tile. */
const firstPicks = (options: readonly Action[], isPlacement: boolean): Facets => {
  const tiles = isPlacement ? [...offered(options, 'tile')] : [];
  return tiles.length === 1 ? { tile: tiles[0] } : NONE;
};

const useOutlook = (view: View, table: Pick<Table, 'preview'> | undefined, key: string): Outlook | undefined => {
  const [known, setKnown] = useState<{ readonly key: string; readonly outlook: Outlook }>();
  useEffect(() => {
    if (table === undefined || key === '') return;
    let wanted = true;
    const wait = setTimeout(() => {
      void table.preview(JSON.parse(key)).then((previewed) => {
        if (!wanted || !previewed.ok) return;
        // The table is chosen by the game, so the view is that of a tile battle.
        const after = previewed.value.view as unknown as View;
        setKnown({ key, outlook: outlookOf(view, after, previewed.value.events) });
      });
    }, REST_MS);
    return () => {
      wanted = false;
      clearTimeout(wait);
    };
  }, [table, key, view]);
  return known?.key === key ? known.outlook : undefined;
};

export const useAsking = (view: View, decision: Question | null, table: Pick<Table, 'act' | 'preview'> | undefined): Asking => {
  const options = (table === undefined ? NO_OPTIONS : (decision?.options ?? NO_OPTIONS)) as readonly Action[];
  const isPlacement = useMemo(() => facetsOffered(options).includes('turns') && facetsOffered(options).includes('cell'), [options]);
  const asked = decision?.seq ?? -1;
  const [held, setHeld] = useState({ asked, picks: NONE, turns: 0 });
  const [pointed, setPointed] = useState(NONE);
  const [refusal, setRefusal] = useState<{ readonly asked: number; readonly sentence: string }>();
  const current = held.asked === asked && asked >= 0 ? held : { asked, picks: firstPicks(options, isPlacement), turns: 0 };
  const { picks, turns } = current;
  const withTurns = (facets: Facets): Facets => (isPlacement ? { ...facets, turns } : facets);
  const ready = answerOf(options, withTurns(picks));
  const candidate = answerOf(options, withTurns({ ...picks, ...pointed })) ?? ready;
  const outlook = useOutlook(view, table, candidate === undefined ? '' : JSON.stringify(candidate));

  const hold = (change: Partial<typeof current>): void => setHeld({ ...current, ...change });
  const act = (action: Action): void => {
    setPointed(NONE);
    void table?.act(action).then((result) => setRefusal(result.ok ? undefined : { asked, sentence: result.refusal.sentence }));
  };
  const pick = (facet: string, value: unknown, byTouch: boolean): void => {
    const next = picked(options, picks, facet, value);
    const again = picks[facet] === value;
    const answer = answerOf(options, withTurns(next));
    // In a placement a tile is only taken up; the cell puts it down.
    if (answer !== undefined && !(isPlacement && facet === 'tile') && (!byTouch || again)) act(answer);
    else hold({ picks: again ? unpicked(picks, facet) : next, ...(facet === 'tile' && !again ? { turns: 0 } : {}) });
  };
  return {
    options,
    isPlacement,
    picks,
    turns,
    candidate,
    ready,
    outlook,
    refusal: refusal?.asked === asked ? refusal.sentence : undefined,
    can: (facet, value) => offered(options, facet).has(value),
    canNow: (facet, value) => pickable(options, picks, facet).has(value),
    pick,
    drop: (tile, cell) => {
      const answer = answerOf(options, withTurns({ tile, cell }));
      if (answer !== undefined) act(answer);
    },
    point: useCallback((facet, value) => setPointed({ [facet]: value }), []),
    unpoint: useCallback(() => setPointed(NONE), []),
    turn: (by) => hold({ turns: (turns + by + 4) & 3 }),
    cancel: () => hold({ picks: NONE, turns: 0 }),
    act,
  };
};
