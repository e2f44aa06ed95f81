import type { Event } from '@swordtable/games/tile-battle/events';
import type { Cause } from '@swordtable/games/tile-battle/tasks';
import { TERRAIN } from '@swordtable/games/tile-battle/tile';
import type { Why } from '../../../kit/why/why.ts';
import { causeOf, flipWhy, sparedWhy, turnOf } from './battle.ts';
import { linesEventWhy, overWhy, pointsEventWhy } from './points.ts';
import { turnWhy } from './stand.ts';
import { nameBy, rulesOf, rulingsOf, type Teller, textBy } from './teller.ts';

const byCause = (teller: Teller, cause: Cause): Why => ({
  title: teller.words.whyEvent,
  sentences: [
    cause.of === TERRAIN ? teller.words.byTerrain(nameBy(teller, TERRAIN)) : teller.words.byAbility(nameBy(teller, cause.self)),
    ...causeOf(teller, cause),
  ],
  rules: rulesOf(rulingsOf(teller, cause.of), cause.of === TERRAIN ? ['T-24'] : []),
});

const abilityLost = (teller: Teller, { what, tile, by }: Extract<Event, { what: 'ignored' | 'silenced' }>): Why => {
  const { words } = teller;
  const [name, source] = [nameBy(teller, tile), nameBy(teller, by)];
  return {
    title: words.abilityLost(name),
    sentences: [what === 'ignored' ? words.ignored(name, source) : words.silenced(name, source), textBy(teller, by)],
    rules: rulesOf([what === 'ignored' ? 'O-5' : 'A-5'], rulingsOf(teller, by)),
  };
};

/** The tile that an event saved, and the colour it kept. */
const savedBy = (teller: Teller, event: Extract<Event, { what: 'spared' | 'replaced' }>, events: readonly Event[]): Why => {
  const tile = event.what === 'spared' ? event.tile : (event.tiles[0] ?? TERRAIN);
  const owner = teller.view.board.find((lying) => lying.tile === tile)?.owner ?? -1;
  return sparedWhy(teller, turnOf(events, event), event, tile, owner);
};

const PLAIN: readonly Event['what'][] = ['dealt', 'under', 'turn', 'compared', 'cleared'];

/** Whether there is anything to explain about an event. */
export const hasWhy = (event: Event): boolean => {
  if (event.what === 'drafted') return event.to !== event.by;
  if (event.what === 'discarded') return event.cause.of !== TERRAIN;
  return !PLAIN.includes(event.what);
};

/** Why something that was told came so; nothing where there is nothing to explain. */
export const eventWhy = (teller: Teller, events: readonly Event[], event: Event): Why | undefined => {
  const { words, view } = teller;
  const flow = view.setting.flow === 'olympus' ? 'O' : 'A';
  switch (event.what) {
    case 'flipped':
      return flipWhy(teller, turnOf(events, event), event);
    case 'spared':
    case 'replaced':
      return savedBy(teller, event, events);
    case 'placed':
      return turnWhy(teller, turnOf(events, event));
    case 'ignored':
    case 'silenced':
      return abilityLost(teller, event);
    case 'points':
      return pointsEventWhy(teller, event);
    case 'lines':
      return linesEventWhy(teller, event);
    case 'over':
      return overWhy(teller, events, event);
    case 'round':
      return { title: words.whyEvent, sentences: [event.byChance ? words.firstByChance : words.firstByPoints], rules: [`${flow}-2`] };
    case 'skipped':
      return { title: words.whyEvent, sentences: [words.skipped], rules: ['T-9'] };
    case 'lasting':
      return byCause(teller, { of: event.effect.by, self: event.effect.by });
    case 'rewritten':
      return byCause(teller, { of: event.tile, self: event.tile });
    case 'removed':
      return byCause(teller, { of: TERRAIN, self: TERRAIN });
    case 'drafted':
      return event.to === event.by ? undefined : byCause(teller, { of: TERRAIN, self: TERRAIN });
    case 'discarded':
      return event.cause.of === TERRAIN ? undefined : byCause(teller, event.cause);
    case 'dealt':
    case 'under':
    case 'turn':
    case 'compared':
    case 'cleared':
      return undefined;
    default:
      return byCause(teller, event.cause);
  }
};
