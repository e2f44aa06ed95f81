import { open, optionAt, randomBelow, randomFrom, submit, type Watcher } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import { ACTIONS } from '../cards/cards.ts';
import type { Event } from '../events.ts';
import { battlefields } from '../rules.ts';
import type { PositionSpec, Side } from '../scene/position.ts';
import { type Scene, scene } from '../scene/scene.ts';
import { openView, redact, view } from './view.ts';

const others: readonly Watcher[] = [0, undefined];
const heard = ({ events }: Scene, watcher: Watcher): readonly Event[] => events.map((event) => redact(event, watcher));

/** Two positions that differ in one secret of Blue. */
const drawn = (blue: Side, more: Partial<PositionSpec> = {}): PositionSpec => ({
  phase: 'battle',
  places: ['archers^ / cavalry spearmen^'],
  red: { actions: 'rally' },
  blue: { actions: 'rally', ...blue },
  ...more,
});
const SECRETS: readonly (readonly [string, PositionSpec, PositionSpec])[] = [
  ['a hand', drawn({ hand: 'archers' }), drawn({ hand: 'swordsmen' })],
  ['what was discarded face down', drawn({ buried: 'archers' }), drawn({ buried: 'swordsmen' })],
  ['actions in hand', drawn({ actions: 'surround' }), drawn({ actions: 'scout' })],
  ['actions discarded face down', drawn({ shed: 'surround' }), drawn({ shed: 'scout' })],
  ['a face-down card', drawn({}), drawn({}, { places: ['archers^ / swordsmen spearmen^'] })],
  ['a face-down card under the topmost', drawn({}, { places: ['/ cavalry archers'] }), drawn({}, { places: ['/ archers cavalry'] })],
];

describe('B-20: what others see', () => {
  test.each(SECRETS)('%s shows to its owner alone', (_, first, second) => {
    const [one, other] = [scene(first), scene(second)];
    for (const watcher of others) expect(view(one.state, watcher)).toEqual(view(other.state, watcher));
    expect(view(one.state, 1)).not.toEqual(view(other.state, 1));
    expect(openView(one.state)).not.toEqual(openView(other.state));
  });

  test('both hands are shown when the game is over', () => {
    const { state } = scene(drawn({ hand: 'archers', actions: 'surround' }));
    for (const watcher of others) {
      expect(view(state, watcher).armies[1]?.own).toBeNull();
      expect(view({ ...state, phase: 'over' }, watcher).armies[1]?.own).toMatchObject({ hand: ['archers'], actions: ['surround'] });
    }
  });

  test('the order of the decks and of the fate deck shows to nobody', () => {
    const { state } = scene(drawn({}));
    const turned = {
      ...state,
      fate: state.fate.toReversed(),
      armies: state.armies.map((army) => ({ ...army, deck: army.deck.toReversed() })),
    };
    for (const watcher of [...others, 1]) expect(view(turned, watcher)).toEqual(view(state, watcher));
    expect(openView(turned).open).not.toEqual(openView(state).open);
  });

  test('in whole games nothing hidden is named to another in what is told', () => {
    const hidden: Event[] = [];
    for (let seed = 0; seed < 10; seed++) {
      const rng = randomFrom(`told ${seed}`);
      const opened = open(battlefields, 2, {}, `${seed}`);
      if (!opened.ok) throw new Error(opened.refusal.sentence);
      let { position } = opened.value;
      while (position.decisions.length > 0) {
        const { seat, options } = position.decisions[randomBelow(rng, position.decisions.length)] as (typeof position.decisions)[0];
        const reply = submit(battlefields, position, seat, optionAt(options, randomBelow(rng, options.length)));
        if (!reply.ok) throw new Error(reply.refusal.sentence);
        hidden.push(...reply.value.events);
        position = reply.value.position;
      }
    }
    for (const event of hidden) {
      if (!('seat' in event)) continue;
      expect(redact(event, event.seat)).toBe(event);
      for (const watcher of [1 - event.seat, undefined]) {
        const told = redact(event, watcher);
        if (told.what === 'drew') expect(told.warriors.every((warrior) => warrior === null)).toBe(true);
        if (told.what === 'took' || told.what === 'shed') expect(told.card).toBeNull();
        if (told.what === 'discarded' || told.what === 'placed') expect(told.warrior).toBeNull();
        if (told.what === 'withdrew') expect(told.warriors.every(({ warrior, up }) => up === (warrior !== null))).toBe(true);
      }
    }
    expect(new Set(hidden.map(({ what }) => what)).size).toBeGreaterThan(20);
  });

  test('back in hand, what lay face up is hidden again, but remembered; what lay face down is not', () => {
    const raided = scene(drawn({ hand: 'swordsmen', actions: 'raid' }, { turn: 'blue' })).play('raid 1');
    for (const watcher of others)
      expect(view(raided.state, watcher).armies[1]).toMatchObject({ held: 3, remembered: ['spearmen'], returned: ['spearmen'], own: null });
    expect(heard(raided, 0)).toContainEqual({
      what: 'withdrew',
      seat: 1,
      place: 0,
      cause: 'raid',
      warriors: [
        { warrior: null, up: false },
        { warrior: 'spearmen', up: true },
      ],
    });
  });

  test('what is remembered is forgotten when such a warrior lies face up again', () => {
    const begun = scene(drawn({ remembered: 'cavalry' }, { turn: 'blue', places: ['archers^ / cavalry'] }));
    expect(begun.play('reveal 1').army('blue').remembered).toEqual([]);
  });

  test('what is remembered may be among discards that are shuffled in, and is then no longer certain', () => {
    const kept = { hand: 'archers', buried: 'archers', deck: '', remembered: 'archers, archers' };
    expect(scene({ phase: 'round', blue: kept }).army('blue').remembered).toEqual(['archers']);
  });
});

describe('B-20: the wait for an answer shows nothing', () => {
  const asked = (actions: string): Scene => {
    const places = ['archers^ / cavalry', 'spearmen^ /'];
    return scene({ phase: 'battle', places, red: { actions: 'ambush, skirmish' }, blue: { actions } });
  };

  test.each(['ambush 1', 'skirmish 1 3'])('%s asks the same, whatever single card the other holds', (play) => {
    const [first, ...rest] = ACTIONS.map((card) => asked(card).play(play));
    for (const other of rest) {
      for (const watcher of others) {
        expect(view(other.state, watcher)).toEqual(view(first?.state as Scene['state'], watcher));
        expect(heard(other, watcher)).toEqual(heard(first as Scene, watcher));
      }
      const [decision] = battlefields.decisions(other.state);
      expect(decision).toMatchObject({ seat: 1, prompt: { rule: 'answer', ask: play.split(' ')[0], sealed: 'bluff' } });
    }
  });

  test('letting it stand is told alike with and without an answer in hand', () => {
    const [able, unable] = [asked('surround').play('ambush 1', 'pass'), asked('scout').play('ambush 1', 'pass')];
    for (const watcher of others) {
      expect(heard(able, watcher)).toEqual(heard(unable, watcher));
      expect(view(able.state, watcher)).toEqual(view(unable.state, watcher));
    }
  });

  test('nobody hurries over a turn of battle, though only passing or one reveal is left', () => {
    for (const places of [[], ['archers /']]) {
      const [decision] = battlefields.decisions(scene({ phase: 'battle', places, red: { actions: 'rally' } }).state);
      expect([decision?.options.length, decision?.prompt.sealed]).toEqual([1, 'bluff']);
    }
  });
});
