import { swordcrafters } from '@swordtable/games/swordcrafters/rules';
import { olympus } from '@swordtable/games/tile-battle/rules';
import { canonicalJson, type Game, hashText, randomFrom, replay, submit } from '@swordtable/kernel';
import { bids } from '@swordtable/kernel/toys/bids';
import { boxes } from '@swordtable/kernel/toys/boxes';
import { carts } from '@swordtable/kernel/toys/carts';
import type { Line } from '@swordtable/server/match/entry';
import { standing } from '@swordtable/server/match/standing';
import { describe, expect, test } from 'vitest';
import { newSeed } from '../new-seed.ts';
import type { TableState } from '../table.ts';
import { stateAfter, stateFrom } from '../table-state.ts';
import { memoryStore, quickParts, sure } from '../testing/local.ts';
import { type Core, type CoreParts, openCore } from './core.ts';
import { rulesAmong } from './games.ts';
import { type LocalSeat, newMatchLines } from './new-match.ts';
import { type ReplayedMatch, readFile, replayMatch } from './read-match.ts';

const here: LocalSeat = { kind: 'here', name: 'Ada' };
const bot: LocalSeat = { kind: 'bot', level: 'easy' };

const toldOf = (game: Game, seats: readonly LocalSeat[], secret = 'secret'): ReplayedMatch => {
  const lines = sure(newMatchLines(game, { game: game.id, options: {}, seats }, secret, 0));
  return sure(replayMatch('match', lines, rulesAmong([game])));
};

/** A core with a page that keeps the state up to date. */
const seated = (told: ReplayedMatch, wishes: Partial<CoreParts> = {}) => {
  const lines: Line[] = [];
  const page: { state?: TableState } = {};
  const core: Core = openCore(told, {
    ...quickParts(told.match.game),
    save: async (_, more) => {
      lines.push(...more);
      return { ok: true, value: undefined };
    },
    told: (message) => {
      page.state = message.type === 'table' || page.state === undefined ? stateFrom(core.table()) : stateAfter(page.state, message);
    },
    trouble: ({ sentence }) => {
      throw new Error(sentence);
    },
    ...wishes,
  });
  page.state = stateFrom(core.table());
  return { core, lines, state: () => page.state as TableState };
};

/** The player who must answer does, with an option that depends only on the question. */
const answerOnce = async ({ core, state }: ReturnType<typeof seated>): Promise<void> => {
  const { decision, asked, card } = state();
  if (decision === null) {
    const next = asked.find(({ seat }) => card.seats[seat]?.player === 'person');
    if (next !== undefined) sure(core.handTo(next.seat));
    // A bot is thinking.
    else await new Promise((resolve) => setTimeout(resolve));
    return;
  }
  const index = Number.parseInt(hashText(canonicalJson(decision)).slice(0, 6), 16) % decision.options.length;
  sure(await core.act(decision.seq, decision.options[index], newSeed()));
};

const playOut = async (table: ReturnType<typeof seated>): Promise<TableState> => {
  table.core.begin();
  while (table.state().card.status === 'running') await answerOnce(table);
  return table.state();
};

describe('a match without a server', () => {
  test.each([
    ['carts, handed around', carts, [here, here]],
    ['carts against a bot', carts, [here, bot]],
    ['bids, all at once', bids, [here, bot, here]],
    ['bids, bots alone', bids, [bot, bot]],
  ] as const)('%s, is played to its end', async (_, game, seats) => {
    const table = seated(toldOf(game as Game, seats));
    const end = await playOut(table);
    expect(end.card.ended?.why).toBe('finished');
    expect(end.card.ended?.standing?.points).toHaveLength(seats.length);
    // The state built from steps is the same as a fresh one.
    const fresh = stateFrom(table.core.table());
    expect(end.view).toEqual(fresh.view);
    expect(end.seq).toBe(fresh.seq);
  });

  test('the state built from steps is always the whole table', async () => {
    const table = seated(toldOf(carts as Game, [here, bot]));
    table.core.begin();
    while (table.state().card.status === 'running') {
      await answerOnce(table);
      const fresh = stateFrom(table.core.table());
      const { steps: _, frames: ___, ...grown } = table.state();
      const { steps: __, ...whole } = fresh;
      expect(grown).toEqual(whole);
    }
  });

  test('what can’t be stored hasn’t happened, and the page is told', async () => {
    const store = memoryStore();
    const table = seated(toldOf(carts as Game, [here, here]), { save: (match, lines) => store.save(match, lines) });
    sure(table.core.handTo(0));
    store.rows.set('match', [0, 1, 2]);
    store.trouble = { code: 'storage-full', sentence: 'There is no room left.' };
    const before = table.core.table();
    const { decision } = table.state();
    expect(await table.core.act(decision?.seq ?? -1, decision?.options[0], 'a')).toEqual({ ok: false, refusal: store.trouble });
    expect(table.core.table()).toEqual(before);
    store.trouble = undefined;
    expect((await table.core.act(decision?.seq ?? -1, decision?.options[0], 'a')).ok).toBe(true);
    expect(table.core.table().seq).toBe(before.seq + 1);
  });

  test('an answer is undone if the rules allow it, and if not, the reason is given', async () => {
    const table = seated(toldOf(carts as Game, [here, here]));
    sure(table.core.handTo(0));
    expect(table.core.undoable()).toMatchObject({ ok: false, refusal: { code: 'undo-nothing' } });
    const before = table.core.table();
    const take = before.decision?.options.find((option) => 'take' in (option as object));
    sure(await table.core.act(before.decision?.seq ?? -1, take, 'a'));
    expect(table.state().decision?.prompt.ask).toBe('cart');
    expect(table.core.undoable().ok).toBe(true);
    sure(await table.core.undo(table.state().seq));
    expect(table.state().view).toEqual(before.view);
    expect(table.state().decision?.options).toEqual(before.decision?.options);
    sure(await table.core.act(table.state().decision?.seq ?? -1, take, 'b'));
    sure(await table.core.act(table.state().decision?.seq ?? -1, table.state().decision?.options[0], 'c'));
    expect(table.core.undoable()).toMatchObject({ ok: false, refusal: { code: expect.stringMatching(/^undo-/) } });
  });

  test('against a bot, undo includes what the bot has answered since', async () => {
    const table = seated(toldOf(boxes as Game, [here, bot]));
    table.core.begin();
    const before = table.core.table();
    sure(await table.core.act(before.decision?.seq ?? -1, before.decision?.options[0], 'a'));
    while (table.state().decision === null) await answerOnce(table);
    expect(table.state().steps.at(-1)?.what).toMatchObject({ kind: 'answered', seat: 1 });
    sure(table.core.undoable());
    sure(await table.core.undo(table.state().seq));
    expect(table.state().view).toEqual(before.view);
    expect(table.state().decision?.options).toEqual(before.decision?.options);
    expect(standing(table.state().steps).filter(({ what }) => what.kind === 'answered')).toEqual([]);
  });

  test('at one device, the current holder undoes the last answer, whose player gets the device', async () => {
    const table = seated(toldOf(boxes as Game, [here, here]));
    sure(table.core.handTo(0));
    const before = table.core.table();
    sure(await table.core.act(before.decision?.seq ?? -1, before.decision?.options[0], 'a'));
    sure(table.core.handTo(1));
    sure(table.core.undoable());
    sure(await table.core.undo(table.state().seq));
    expect(table.state().asked.map(({ seat }) => seat)).toEqual([0]);
    sure(table.core.handTo(0));
    expect(table.state().decision?.options).toEqual(before.decision?.options);
  });

  test('resigning ends a match of two', async () => {
    const table = seated(toldOf(carts as Game, [here, bot]));
    sure(await table.core.resign());
    expect(table.state().card).toMatchObject({ status: 'over', ended: { why: 'resigned', standing: { ranking: [[1], [0]] } } });
  });

  test('resigning a solo game loses to the game, whatever the points', async () => {
    const ahead = { ...(swordcrafters as Game), standing: () => ({ points: [50], ranking: [[0]] }) };
    const table = seated(toldOf(ahead, [here]));
    sure(await table.core.resign());
    expect(table.state().card).toMatchObject({ status: 'over', ended: { why: 'resigned', standing: { ranking: [[], [0]] } } });
  });

  test('the page switches only to seats played here, and shows only what they may know', () => {
    const table = seated(toldOf(bids as Game, [here, bot, here]));
    expect(table.core.handTo(1)).toMatchObject({ ok: false, refusal: { code: 'not-your-seat' } });
    sure(table.core.handTo(2));
    const { state } = toldOf(bids as Game, [here, bot, here]).match.position ?? { state: undefined };
    expect(table.state()).toMatchObject({ watcher: 2, view: bids.view(state as Parameters<typeof bids.view>[0], 2) });
  });

  test('it opens for the only player here, and for none of several: so nothing is seen before the device is handed over', () => {
    expect(seated(toldOf(bids as Game, [bot, here, bot])).state().watcher).toBe(1);
    const { watcher, decision, asked } = seated(toldOf(bids as Game, [here, bot, here])).state();
    expect({ watcher, decision }).toEqual({ watcher: null, decision: null });
    expect(asked.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test('a hint names options, and there is none without a question', async () => {
    const table = seated(toldOf(carts as Game, [here, here]));
    sure(table.core.handTo(0));
    const thoughts = sure(await table.core.hint());
    expect(table.state().decision?.options).toContainEqual(thoughts[0]?.action);
    sure(table.core.handTo(1));
    expect(await table.core.hint()).toMatchObject({ ok: false, refusal: { code: 'not-your-decision' } });
  });
});

describe('a preview', () => {
  /** The same match in a world that the seat can't tell from the real one. */
  const twinOf = (told: ReplayedMatch, seat: number, seed: string): ReplayedMatch => {
    const { game, position } = told.match;
    const state = game.determinize(position?.state, seat, randomFrom(seed));
    return { ...told, match: { ...told.match, position: { state, decisions: game.decisions(state) } } };
  };

  test('reveals nothing hidden: it is the same whatever is hidden', async () => {
    const told = toldOf(carts as Game, [here, here]);
    const take = told.match.position?.decisions[0]?.options.at(0);
    const real = seated(told);
    sure(real.core.handTo(0));
    sure(await real.core.act(real.state().decision?.seq ?? -1, take, 'a'));
    const { game, position } = told.match;
    const after = sure(submit(game, position ?? { state: undefined, decisions: [] }, 0, take));
    const now: ReplayedMatch = { ...told, match: { ...told.match, position: after.position } };
    const seq = now.match.asked[0]?.seq ?? -1;
    const load = after.position.decisions[0]?.options.at(0);
    const outcomes = new Set<string>();
    for (const seed of ['one', 'two', 'three', 'four']) {
      const twin = twinOf(now, 0, seed);
      const rng = { chance: () => '0123456789abcdef0123456789abcdef' };
      const [other, own] = [seated(twin, rng).core, seated(now, rng).core];
      for (const core of [other, own]) sure(core.handTo(0));
      expect(other.preview(seq, load)).toEqual(own.preview(seq, load));
      expect(own.preview(seq, load).ok).toBe(true);
      outcomes.add(canonicalJson(sure(submit(game, twin.match.position ?? after.position, 0, load)).events));
    }
    // The deck decides what comes next: if the real one were used, the results would differ.
    expect(outcomes.size).toBeGreaterThan(1);
  });

  test('changes nothing, and is about the current question', () => {
    const table = seated(toldOf(carts as Game, [here, bot]));
    const before = table.core.table();
    const { seq = -1, options = [] } = before.decision ?? {};
    const preview = sure(table.core.preview(seq, options[0]));
    expect(preview.view).not.toEqual(before.view);
    expect(preview.standing.points).toHaveLength(2);
    expect(table.core.table()).toEqual(before);
    expect(table.core.preview(seq + 1, options[0])).toMatchObject({ ok: false, refusal: { code: 'stale' } });
    expect(table.core.preview(seq, { take: 99 })).toMatchObject({ ok: false, refusal: { code: 'not-an-option' } });
  });
});

describe('a match that begins with a scene', () => {
  const scene = 'red hand: jason, ajax\nblue hand: zeus\n*  blue hydra\n';
  const wishes = { game: 'olympus', options: {}, seats: [here, here], scene };

  test('is played and exported with it, and read back', async () => {
    const told = sure(replayMatch('match', sure(newMatchLines(olympus, wishes, 'secret', 0)), rulesAmong([olympus])));
    const played = seated(told);
    sure(played.core.handTo(0));
    const view = played.state().view as { readonly board: readonly unknown[] };
    expect(view.board).toHaveLength(1);
    await answerOnce(played);
    expect(played.core.file()).toMatchObject({ scene, answers: [{ seat: 0 }] });
    const reopened = sure(sure(readFile(JSON.stringify(played.core.file()))).lines(0, 'again', rulesAmong([olympus])));
    expect(sure(replayMatch('again', reopened, rulesAmong([olympus]))).match.position).toEqual(
      sure(replay(olympus, played.core.file())).at(-1)?.position,
    );
  });

  test('is refused before anything is stored if it can’t be played', () => {
    expect(newMatchLines(olympus, { ...wishes, scene: 'red ajax  .  *' }, 'secret', 0)).toMatchObject({
      ok: false,
      refusal: { code: 'impossible-scene' },
    });
    expect(newMatchLines(carts, { ...wishes, game: 'carts' }, 'secret', 0)).toMatchObject({ ok: false, refusal: { code: 'no-scenes' } });
  });
});
