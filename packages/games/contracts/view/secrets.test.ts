import { randomBelow, randomFrom, type Watcher } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import type { Party } from '../party/party-state.ts';
import { type Draft, draft } from '../scene/draft-scene.ts';
import { clone, draftParty, partyAt, type State, setPlan } from '../state.ts';
import { determinize } from './determinize.ts';
import { openView, redact, view } from './view.ts';

/** What a watcher is shown and told, to the byte. */
const shownTo = ({ state, events }: Draft, watcher: Watcher): string =>
  JSON.stringify([view(state, watcher), events.map((event) => redact(event, watcher) ?? null)]);

describe('C-11 what others see of a draft', () => {
  const begun = draft(4);
  const [one, other] = [begun.play([0], 0), begun.play([0], 7)];

  test('which card was kept shows to its owner alone', () => {
    for (const watcher of [undefined, 1, 2, 3]) expect(shownTo(one, watcher)).toBe(shownTo(other, watcher));
    expect(shownTo(one, 0)).not.toBe(shownTo(other, 0));
    expect(openView(one.state)).not.toEqual(openView(other.state));
  });

  test('the next player learns it, and no one else, when the rest of the pack arrives', () => {
    const [seenOne, seenOther] = [one.play([1]), other.play([1])];
    expect(shownTo(seenOne, 1)).not.toBe(shownTo(seenOther, 1));
    for (const watcher of [undefined, 2, 3]) expect(shownTo(seenOne, watcher)).toBe(shownTo(seenOther, watcher));
  });

  test('how many packs lie in front of each, and how many cards are in them, shows to all', () => {
    for (const watcher of [undefined, 0, 1, 2, 3])
      expect(view(one.state, watcher).packs).toEqual([
        [],
        [
          { from: 1, size: 10 },
          { from: 0, size: 9 },
        ],
        [{ from: 2, size: 10 }],
        [{ from: 3, size: 10 }],
      ]);
    expect(view(one.state, 2).parties.map(({ hand }) => hand)).toEqual([1, 0, 0, 0]);
  });

  test('only the pack in hand shows its cards, and only to its holder', () => {
    expect(view(one.state, 1).parties.map(({ own }) => own?.pack ?? null)).toEqual([null, begun.atHand(1), null, null]);
    expect(view(one.state, 0).parties[0]?.own?.pack).toEqual([]);
    expect(view(one.state, undefined).parties.map(({ own }) => own)).toEqual([null, null, null, null]);
  });

  test('worlds dealt again at every step of a draft look the same to the byte', () => {
    const rng = randomFrom('draft');
    let now = draft(3);
    while (now.state.phase !== 'contract') {
      for (const watcher of [undefined, 0, 1, 2]) {
        const world = determinize(now.state, watcher, rng);
        expect(JSON.stringify(view(world, watcher))).toBe(JSON.stringify(view(now.state, watcher)));
      }
      const { asked } = now;
      now = now.play([asked[randomBelow(rng, asked.length)] as number]);
    }
  });
});

describe('What a player remembers of a draft', () => {
  const memory = ({ state }: Draft, seat: number) => view(state, seat).parties[seat]?.own?.remembered;

  test('C-11 is what was kept and passed on, and how many were taken since', () => {
    const begun = draft(3);
    expect(memory(begun, 0)).toEqual([]);
    const [kept, ...passed] = begun.atHand(0);
    const held = [{ kept, passed }];
    expect(memory(begun.play([0]), 0)).toEqual([{ from: 0, held, since: 0 }]);
    expect(memory(begun.play([0, 1, 1], 3), 0)).toMatchObject([{ from: 0, since: 1 }]);
    expect(memory(begun.play([0, 1, 1]), 0)).toEqual([{ from: 0, held, since: 1 }]);
    expect(memory(begun.play([0, 1, 1]), 2)).toEqual([]);
  });

  test('C-11 is all that was seen of a pack that came round again', () => {
    const begun = draft(2);
    const back = begun.play([0, 1, 0, 1]);
    expect(back.row(0)).toBe('0:8');
    const twice = back.play([0]);
    expect(memory(twice, 0)).toEqual([
      {
        from: 0,
        held: [
          { kept: begun.atHand(0)[0], passed: begun.atHand(0).slice(1) },
          { kept: back.atHand(0)[0], passed: back.atHand(0).slice(1) },
        ],
        since: 0,
      },
      { from: 1, held: [{ kept: begun.atHand(1)[1], passed: begun.atHand(1).slice(2) }], since: 0 },
    ]);
  });

  test('C-11, R-13 lasts until the parties are shown', () => {
    const drafted = draft(3).until(({ phase }) => phase === 'equipment');
    expect(memory(drafted, 1)?.map(({ held }) => held.length)).toEqual([3, 3, 2]);
    expect(memory(drafted.play([0, 1]), 1)).toEqual(memory(drafted, 1));
    expect(memory(drafted.play([0, 1, 2]), 1)).toEqual([]);
  });
});

describe('C-12 what others see while all put their parties together', () => {
  const drafted = draft(3).until(({ phase }) => phase === 'equipment').state;
  const before = partyAt(drafted, 0);
  /** The first player's plan: a card of the hand discarded, another one added. */
  const planned = (gone: number, added: number): State => {
    const s = clone(drafted);
    const plan: Party = {
      ...before,
      gold: before.gold + 2,
      hand: before.hand.filter((_, at) => at !== gone && at !== added),
      items: [before.hand[added] as string],
    };
    setPlan(s, 0, plan);
    return s;
  };

  test('plans show to their owner alone, and the party as it was to all', () => {
    for (const watcher of [undefined, 1, 2]) {
      expect(JSON.stringify(view(planned(0, 1), watcher))).toBe(JSON.stringify(view(drafted, watcher)));
      expect(view(planned(0, 1), watcher).parties[0]).toMatchObject({ gold: 10, hand: 8, items: [], own: null });
    }
    const own = view(planned(0, 1), 0).parties[0];
    expect(own).toMatchObject({ gold: 10, hand: 8, items: [], own: { hand: before.hand, plan: { gold: 12, items: [before.hand[1]] } } });
    expect(view(planned(2, 1), 0)).not.toEqual(view(planned(0, 1), 0));
  });

  test('what is told of a plan is told to its owner alone', () => {
    const event: Event = { what: 'planned', seat: 0, did: 'added', card: before.hand[1] as string, to: null };
    expect([0, 1, undefined].map((watcher) => redact(event, watcher))).toEqual([event, undefined, undefined]);
    const ready: Event = { what: 'ready', seat: 0 };
    expect([0, 1, undefined].map((watcher) => redact(ready, watcher))).toEqual([ready, ready, ready]);
  });
});

describe('What else is hidden', () => {
  const { state } = draft(2).until(({ phase }) => phase === 'contract');

  test('C-27 which cards were drawn shows to their owner alone', () => {
    const drew: Event = { what: 'drew', seat: 0, card: 'well', count: 1, cards: ['card-001'] };
    expect(redact(drew, 0)).toBe(drew);
    for (const watcher of [1, undefined]) expect(redact(drew, watcher)).toEqual({ ...drew, cards: null });
    const s = clone(state);
    const holding = (card: string): State => {
      Object.assign(draftParty(s, 0), { hand: [card], gained: [card], fresh: [card, 'bought'] });
      return clone(s);
    };
    for (const watcher of [1, undefined]) {
      expect(JSON.stringify(view(holding('card-001'), watcher))).toBe(JSON.stringify(view(holding('card-002'), watcher)));
      expect(view(holding('card-001'), watcher).parties[0]).toMatchObject({ hand: 1, gained: 1, fresh: ['bought', null] });
    }
    expect(view(holding('card-001'), 0).parties[0]?.own).toMatchObject({ hand: ['card-001'], fresh: ['card-001', 'bought'] });
  });

  test('C-12 which leaders one may choose from shows to nobody else', () => {
    const choosing = (leaders: readonly string[]): State => ({
      ...state,
      parties: state.parties.map((party, seat) => (seat === 0 ? { ...party, leaders } : party)),
    });
    for (const watcher of [1, undefined])
      expect(JSON.stringify(view(choosing(['one', 'two']), watcher))).toBe(JSON.stringify(view(choosing(['one', 'three']), watcher)));
    expect(view(choosing(['one', 'two']), 1).parties[0]?.leaders).toBe(2);
    expect(view(choosing(['one', 'two']), 0).parties[0]?.own?.leaders).toEqual(['one', 'two']);
  });

  test('the order of the decks shows to nobody, and lies open at the end', () => {
    const decks = {
      basicDeck: ['a', 'b'],
      tavernDeck: ['c', 'd'],
      smithDeck: ['e', 'f'],
      questDeck: ['g', 'h'],
      followUpsLeft: ['i', 'j'],
    };
    const turned = Object.fromEntries(Object.entries(decks).map(([deck, cards]) => [deck, cards.toReversed()]));
    const piles = { encounter: state.encounter.toReversed(), encounterGone: state.encounterGone.toReversed() };
    const [one, other]: readonly [State, State] = [
      { ...state, ...decks },
      { ...state, ...turned, ...piles },
    ];
    for (const watcher of [undefined, 0, 1]) expect(view(one, watcher)).toEqual(view(other, watcher));
    expect(openView(one).open).toMatchObject({ basicDeck: ['b', 'a'], questDeck: ['h', 'g'] });
    expect(openView(one).open?.encounter[0]).toBe(state.encounter.at(-1));
    expect(openView(other).open?.encounter[0]).toBe(state.encounter[0]);
  });
});
