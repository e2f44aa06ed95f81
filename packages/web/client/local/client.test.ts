import { canonicalJson, hashText } from '@swordtable/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { endAll, memoryStore, startHere, sure, until } from '../testing/local.ts';
import type { LocalTable } from './client.ts';
import { listingOf, localMatches, noteMatch, unnoteMatch } from './match-list.ts';
import type { LocalSeat } from './new-match.ts';
import { checkStorageSpace } from './storage-space.ts';

afterAll(endAll);

const here: LocalSeat = { kind: 'here', name: 'Ada' };
const bot: LocalSeat = { kind: 'bot', level: 'easy' };
const against = (game: string, seats: readonly LocalSeat[] = [here, bot]) =>
  ({ do: 'create', wishes: { game, options: {}, seats } }) as const;

/** Plays on, for at most this many answers. */
const play = async (table: LocalTable, answers = Number.POSITIVE_INFINITY): Promise<void> => {
  for (let given = 0; given < answers; given++) {
    const { decision, card } = await until(table, (state) => state.decision !== null || state.card.status === 'over');
    if (decision === null || card.status === 'over') return;
    const index = Number.parseInt(hashText(canonicalJson(decision.options)).slice(0, 6), 16) % decision.options.length;
    sure(await table.act(decision.options[index]));
  }
};

const quiet = (table: LocalTable) => until(table, (state) => state.decision !== null || state.card.status === 'over');

describe('a local match behind its ports', () => {
  test('Olympus is played against a bot to its end', async () => {
    const table = sure(await startHere(against('olympus'), memoryStore()));
    await play(table);
    const { card, steps, seq } = table.state();
    expect(card.ended?.why).toBe('finished');
    expect(steps.map((step) => step.seq)).toEqual(Array.from({ length: seq + 1 }, (_, index) => index));
  });

  test('an answer doesn’t overtake its effects', async () => {
    const table = sure(await startHere(against('carts', [here, here]), memoryStore()));
    for (let seq = table.state().seq; table.state().card.status === 'running'; seq++) {
      const { decision, asked } = table.state();
      if (decision === null) sure(await table.handTo(asked[0]?.seat ?? null));
      sure(await table.act(table.state().decision?.options[0]));
      expect(table.state().seq).toBe(seq + 1);
    }
  });

  test('left in the middle and resumed, it is the same table', async () => {
    const store = memoryStore();
    const table = sure(await startHere(against('olympus'), store));
    await play(table, 12);
    // The last answer's events are played once, and not stored.
    const { frames: _, ...before } = await quiet(table);
    table.close();
    const again = sure(await startHere({ do: 'resume', match: table.match }, store));
    expect(again.state()).toEqual(before);
    await play(again);
    expect(again.state().card.status).toBe('over');
  });

  test('can be moved as a file and resumed elsewhere', async () => {
    const table = sure(await startHere(against('carts'), memoryStore()));
    await play(table, 4);
    await quiet(table);
    const text = JSON.stringify(sure(await table.file()));
    const elsewhere = sure(await startHere({ do: 'import', text }, memoryStore()));
    expect(elsewhere.state().view).toEqual(table.state().view);
    expect(elsewhere.state().decision?.options).toEqual(table.state().decision?.options);
    await play(elsewhere);
    expect(elsewhere.state().card).toMatchObject({ status: 'over', imported: true, ended: { why: 'finished' } });
  });

  test('a missing match, a broken one, and a broken file are refused with a sentence', async () => {
    const store = memoryStore();
    expect(await startHere({ do: 'resume', match: 'nowhere' }, store)).toMatchObject({ ok: false, refusal: { code: 'unknown-match' } });
    const table = sure(await startHere(against('carts', [here, here]), store));
    sure(await table.handTo(0));
    await play(table, 2);
    const lines = store.rows.get(table.match) ?? [];
    const broken: readonly unknown[][] = [
      lines.toSpliced(2, 1),
      lines.with(0, { seq: 0, at: 0, entry: { kind: 'created', terms: { game: 'carts' } } }),
      lines.with(4, { seq: 4, at: 0, entry: { kind: 'answered', seat: 0, action: { take: 99 } } }),
      lines.with(1, 'no line'),
    ];
    for (const [index, rows] of broken.entries()) {
      store.rows.set(`broken ${index}`, rows);
      const opened = await startHere({ do: 'resume', match: `broken ${index}` }, store);
      expect(opened).toMatchObject({ ok: false, refusal: { sentence: expect.stringMatching(/^[A-Z].*\.$/) } });
    }
    expect(await startHere({ do: 'import', text: '{"game":' }, store)).toMatchObject({ ok: false, refusal: { code: 'bad-record' } });
  });

  test('removed in another window, it stops, and says so', async () => {
    const store = memoryStore();
    const table = sure(await startHere(against('carts'), store));
    await quiet(table);
    await store.remove(table.match);
    expect(await table.act(table.state().decision?.options[0])).toMatchObject({ ok: false, refusal: { code: 'removed' } });
    expect(store.rows.size).toBe(0);
  });

  test('what can’t be played is refused before anything is stored', async () => {
    const store = memoryStore();
    const codes = await Promise.all(
      [against('chess'), against('olympus', [here]), against('olympus', [here, { kind: 'bot', level: 'godlike' }])].map(async (opening) => {
        const opened = await startHere(opening, store);
        return opened.ok ? 'opened' : opened.refusal.code;
      }),
    );
    expect(codes).toEqual(['unknown-game', 'bad-seats', 'unknown-bot']);
    expect(store.rows.size).toBe(0);
  });
});

describe('the list of local matches', () => {
  test('has the latest first, each once, and survives invalid entries', async () => {
    const texts = new Map<string, string>([['swordtable matches', '[1, {"match": 2}]']]);
    const shelf = {
      getItem: (name: string) => texts.get(name) ?? null,
      setItem: (name: string, text: string) => void texts.set(name, text),
    };
    expect(localMatches(shelf)).toEqual([]);
    const table = sure(await startHere(against('carts'), memoryStore()));
    const listing = listingOf(table.state());
    noteMatch({ ...listing, match: 'old', updated: 1 }, shelf);
    noteMatch(listing, shelf);
    noteMatch(listing, shelf);
    expect(localMatches(shelf).map(({ match }) => match)).toEqual([table.match, 'old']);
    expect(listing).toMatchObject({ game: 'carts', status: 'running', names: ['Ada', 'Easy bot'], here: [0] });
    const odd = [{ updated: 1e300 }, { status: 'lost' }, { names: [7] }, { here: 'all' }].map((change) => ({ ...listing, ...change }));
    texts.set('swordtable matches', JSON.stringify([...odd, listing]));
    expect(localMatches(shelf)).toEqual([listing]);
  });

  test('is empty if storage is forbidden, and nothing breaks', async () => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    const listing = { match: 'a', game: 'carts', name: 'Carts', status: 'over', names: [], turn: false, updated: 1 } as const;
    noteMatch(listing);
    unnoteMatch('a');
    expect(localMatches()).toEqual([]);
    expect(await checkStorageSpace()).toBe('none');
    Reflect.deleteProperty(globalThis, 'localStorage');
    if (descriptor !== undefined) Object.defineProperty(globalThis, 'localStorage', descriptor);
  });
});
