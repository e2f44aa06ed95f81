import { describe, expect, test } from 'vitest';
import { PARTY, type Spent } from './action.ts';
import { CARDS } from './cards/catalog.ts';
import type { Event } from './events.ts';
import { LUCK } from './payment/needs.ts';
import { randomGame } from './scene/random-game.ts';
import { scene } from './scene/scene.ts';
import type { State } from './state.ts';
import { redact } from './view/view.ts';

/** Every event there is; the compiler insists that none is missing. */
const ALL: Readonly<Record<Event['what'], true>> = {
  ...{ round: true, dealt: true, kept: true, drafted: true, planned: true, ready: true, revealed: true, prepared: true },
  ...{ turn: true, gained: true, drew: true, stoodUp: true, visited: true, quest: true, recruited: true, bought: true },
  ...{ fulfilled: true, calledOff: true, opened: true, refilled: true, reserved: true, contributed: true, used: true, improved: true },
  ...{ campLevel: true, added: true, equipped: true, unequipped: true, passed: true, ranked: true, paid: true, left: true, levelled: true },
  ...{ cleaned: true, scored: true, over: true },
};

/** What a listener writes down about a party. */
interface Purse {
  gold: number;
  luck: number;
  fame: number;
}

const luckIn = (pay: Spent): number => pay[PARTY]?.[LUCK] ?? 0;

/** Gold, luck and fame that come and go with an event, said by the event alone. */
const change = (event: Event): Partial<Purse> => {
  switch (event.what) {
    case 'revealed':
    case 'ranked':
    case 'calledOff':
      return event;
    case 'gained':
      return event.got;
    case 'visited':
      return { luck: -event.luck };
    case 'quest':
    case 'fulfilled':
    case 'improved':
      return { luck: -luckIn(event.pay) };
    case 'contributed':
      return { gold: event.attributes, luck: -luckIn(event.pay) };
    case 'used':
      return { gold: -event.gold, luck: -luckIn(event.pay) };
    case 'recruited':
    case 'bought':
      return { gold: -event.gold };
    case 'paid':
      return { gold: -event.gold, fame: event.fame };
    case 'scored':
      return { fame: event.score.total - event.score.fame };
    default:
      return {};
  }
};

const listen = (purses: readonly Purse[], event: Event): void => {
  const purse = 'seat' in event ? purses[event.seat] : undefined;
  if (purse === undefined) return;
  const { gold = 0, luck = 0, fame = 0 } = change(event);
  purse.gold += gold;
  purse.luck += luck;
  purse.fame += fame;
};

const kept = ({ parties }: State): readonly Purse[] => parties.map(({ gold, luck, fame }) => ({ gold, luck, fame }));

const GAMES: readonly (readonly [seats: number, seed: string])[] = [
  [2, 'first'],
  [2, 'second'],
  [3, 'third'],
  [4, 'fourth'],
  [5, 'fifth'],
];

describe('Events', () => {
  const kinds = new Set<string>();

  test.each(GAMES)('C-20, C-22 events tell the gold, luck, and fame of every party at every step: %d seats, %s', (seats, seed) => {
    const purses = Array.from({ length: seats }, (): Purse => ({ gold: 10, luck: 0, fame: 0 }));
    const { told } = randomGame(seats, seed, ({ after, events, action }) => {
      for (const event of events) {
        kinds.add(event.what);
        const known = redact(event, undefined);
        if (known !== undefined) listen(purses, known);
      }
      expect(purses, `after ${JSON.stringify(action)}: ${JSON.stringify(events)}`).toEqual(kept(after.state));
    });
    for (const { what } of told) kinds.add(what);
  });

  test('each occurs in random games, and no other', () => {
    // Some are rare: a few games more are played where the others did not have them.
    const note = (events: readonly Event[]): void => {
      for (const { what } of events) kinds.add(what);
    };
    for (let more = 0; more < 60 && kinds.size < Object.keys(ALL).length; more++)
      randomGame(3, `more ${more}`, ({ events }) => note(events));
    expect([...kinds].sort()).toEqual(Object.keys(ALL).sort());
  });

  test('C-12 cards that were given away are told with what they brought', () => {
    const giving = scene({ phase: 'equipment', parties: [{ fellows: ['Wren'], hand: ['Rage', 'Vow', 'Thrift'], items: ['Pack Mule'] }] });
    const shown = giving
      .play(0, { discard: 'rage', for: 'gold' }, { discard: 'vow', for: 'luck' }, { discard: 'thrift', for: 'gold' }, { done: true })
      .play(1, { done: true });
    expect(shown.told('revealed')[0]).toMatchObject({ forGold: ['rage', 'thrift'], forLuck: ['vow'], gold: 12, luck: 1, hand: 0 });
  });

  test('what is gained has a card that says so, or a track of the camp', () => {
    const unknown = new Set<string>();
    randomGame(3, 'gained', ({ events }) => {
      for (const event of events)
        if (event.what === 'gained' && !CARDS.has(event.card) && !event.card.startsWith('camp-')) unknown.add(event.card);
    });
    expect([...unknown]).toEqual([]);
  });

  test('C-21 rounds are told from the first to the third, and the end once', () => {
    const rounds: Event[] = [];
    const { told, end } = randomGame(2, 'rounds', ({ events }) =>
      rounds.push(...events.filter(({ what }) => ['round', 'cleaned', 'over'].includes(what))),
    );
    expect(told.map(({ what }) => what)).toEqual(['round', 'dealt']);
    expect(rounds.map(({ what }) => what)).toEqual(['cleaned', 'round', 'cleaned', 'round', 'over']);
    const firsts = [...told, ...rounds].flatMap((event) => (event.what === 'round' ? [event.first] : []));
    expect(firsts).toEqual([end.first, 1 - end.first, end.first]);
  });
});
