import { open, optionAt, randomBelow, randomFrom, submit, type Watcher } from '@swordtable/kernel';
import { expect, test } from 'vitest';
import { CARDS } from './cards/catalog.ts';
import type { Event } from './events.ts';
import { PLACES } from './places.ts';
import { battlefields } from './rules.ts';
import { SEATS } from './state.ts';
import { redact, type SeenFighter, type View, view } from './view/view.ts';

const begun = () => ({
  round: 0,
  aresPile: 0,
  fate: CARDS.lands.length + CARDS.ares,
  places: PLACES.map(() => ({ lands: [] as number[], stacks: [[], []] as SeenFighter[][], lying: [null, null] as (string | null)[] })),
  armies: SEATS.map(() => ({
    ...{ held: 0, deck: CARDS.warriors.length, discarded: 0, actionsHeld: 0, pile: CARDS.actions.length, shed: 0, ares: 0 },
    ...{ fallen: [] as string[], spent: [] as string[], lands: [] as number[] },
  })),
});
type Table = ReturnType<typeof begun>;
type Army = Table['armies'][0];

/** Keeps the table up to date from what one watcher is told, and from nothing else. */
const listen = (table: Table, event: Event): void => {
  const army = ('seat' in event ? table.armies[event.seat] : undefined) as Army;
  const place = ('place' in event && event.place !== undefined ? table.places[event.place] : undefined) as Table['places'][0];
  const fall = (seat: number, { warrior, up }: SeenFighter): void => {
    const owner = table.armies[seat] as Army;
    owner.discarded++;
    if (up) owner.fallen.push(warrior as string);
  };
  const stack = 'seat' in event && place !== undefined ? (place.stacks[event.seat] as SeenFighter[]) : [];
  switch (event.what) {
    case 'round':
      table.round = event.round;
      break;
    case 'land':
      place.lands.push(event.land);
      table.fate--;
      break;
    case 'aresDrawn':
      table.aresPile = event.pile;
      table.fate--;
      break;
    case 'reshuffled':
      Object.assign(army, { deck: army.deck + event.cards, discarded: 0, fallen: [] });
      break;
    case 'drew':
      army.held += event.warriors.length;
      army.deck -= event.warriors.length;
      break;
    case 'took':
      army.actionsHeld++;
      army.pile--;
      break;
    case 'discarded':
      army.held--;
      army.discarded++;
      break;
    case 'shed':
      army.actionsHeld--;
      army.shed++;
      break;
    case 'placed':
      army.held--;
      stack.push({ warrior: event.warrior, up: false });
      break;
    case 'played':
    case 'answered':
      army.actionsHeld--;
      army.spent.push(event.card);
      break;
    case 'scouted':
      stack.splice(0, stack.length, ...event.warriors.map((warrior) => ({ warrior, up: true })));
      break;
    case 'revealed':
      stack.splice(-1, 1, { warrior: event.warrior, up: true });
      break;
    case 'withdrew':
      stack.splice(stack.length - event.warriors.length);
      army.held += event.warriors.length;
      break;
    case 'moved':
      table.places[event.from]?.stacks[event.seat]?.pop();
      table.places[event.to]?.stacks[event.seat]?.push({ warrior: event.warrior, up: true });
      break;
    case 'laid':
    case 'lifted':
      place.lying[event.seat] = event.what === 'laid' ? event.card : null;
      break;
    case 'compared':
      for (const seat of SEATS) if (event.winner !== seat) fall(seat, place.stacks[seat]?.pop() as SeenFighter);
      place.lying = [null, null];
      break;
    case 'won':
      for (const seat of SEATS) for (const fighter of place.stacks[seat]?.splice(0) ?? []) fall(seat, fighter);
      place.lying = [null, null];
      if (event.seat >= 0) army.lands.push(...place.lands.splice(0));
      break;
    case 'ares':
      if (event.seat < 0) break;
      army.ares += event.cards;
      table.aresPile = 0;
      break;
  }
};

const sorted = (cards: readonly string[]): readonly string[] => cards.toSorted();
const written = ({ round, aresPile, fate, places, armies }: Table | View) => ({
  ...{ round, aresPile, fate },
  places: places.map(({ lands, stacks, lying }) => ({ lands, stacks, lying })),
  armies: armies.map(({ held, deck, discarded, actionsHeld, pile, shed, ares, fallen, spent, lands }) => ({
    ...{ held, deck, discarded, actionsHeld, pile, shed, ares, lands },
    ...{ fallen: sorted(fallen), spent: sorted(spent) },
  })),
});

test.each<[Watcher]>([[0], [1], [undefined]])('a listener at %s knows at every step what the table looks like', (watcher) => {
  for (let seed = 0; seed < 6; seed++) {
    const rng = randomFrom(`listen ${seed}`);
    const opened = open(battlefields, 2, {}, `${seed}`);
    if (!opened.ok) throw new Error(opened.refusal.sentence);
    const table = begun();
    for (const event of opened.value.events) listen(table, redact(event, watcher));
    let { position } = opened.value;
    while (position.decisions.length > 0) {
      expect(written(table)).toEqual(written(view(position.state, watcher)));
      const { seat, options } = position.decisions[randomBelow(rng, position.decisions.length)] as (typeof position.decisions)[0];
      const reply = submit(battlefields, position, seat, optionAt(options, randomBelow(rng, options.length)));
      if (!reply.ok) throw new Error(reply.refusal.sentence);
      for (const event of reply.value.events) listen(table, redact(event, watcher));
      position = reply.value.position;
    }
    expect(written(table)).toEqual(written(view(position.state, watcher)));
  }
});
