import type { Why } from '@swordtable/kernel';
import type { Event } from '../events.ts';
import type { Cause } from '../tasks.ts';
import { TERRAIN } from '../tile.ts';
import { causeOf, flipWhy, sparedWhy, turnOf } from './battle.ts';
import { type Facts, rulesOf, rulingsOf, say, textOf, thing } from './facts.ts';
import { linesEventWhy, overWhy, pointsEventWhy } from './points.ts';
import { turnWhy } from './stand.ts';

const byCause = (facts: Facts, cause: Cause): Why => ({
  title: say('whyEvent'),
  because: [
    cause.of === TERRAIN ? say('byTerrain', thing(facts, TERRAIN)) : say('byAbility', thing(facts, cause.self)),
    ...causeOf(facts, cause),
  ],
  rules: rulesOf(rulingsOf(facts, cause.of), cause.of === TERRAIN ? ['T-24'] : []),
});

const abilityLost = (facts: Facts, { what, tile, by }: Extract<Event, { what: 'ignored' | 'silenced' }>): Why => {
  const [name, source] = [thing(facts, tile), thing(facts, by)];
  return {
    title: say('abilityLost', name),
    because: [what === 'ignored' ? say('ignored', name, source) : say('silenced', name, source), textOf(facts, by)],
    rules: rulesOf([what === 'ignored' ? 'O-5' : 'A-5'], rulingsOf(facts, by)),
  };
};

/** The tile that an event saved, and the color it kept. */
const savedBy = (facts: Facts, event: Extract<Event, { what: 'spared' | 'replaced' }>): Why => {
  const tile = event.what === 'spared' ? event.tile : (event.tiles[0] ?? TERRAIN);
  const owner = facts.view.board.find((lying) => lying.tile === tile)?.owner;
  return sparedWhy(facts, turnOf(facts.events, event), event, tile, owner);
};

const PLAIN: readonly Event['what'][] = ['priced', 'ordered', 'dealt', 'under', 'turn', 'compared', 'cleared'];

/** Whether there is anything to explain about an event. */
export const hasWhy = (event: Event): boolean => {
  if (event.what === 'drafted') return event.to !== event.by;
  if (event.what === 'discarded') return event.cause.of !== TERRAIN;
  return !PLAIN.includes(event.what);
};

/** Why something that was told came so; nothing where there is nothing to explain. */
export const eventWhy = (facts: Facts, event: Event): Why | undefined => {
  const { view, events } = facts;
  const flow = view.setting.flow === 'olympus' ? 'O' : 'A';
  switch (event.what) {
    case 'flipped':
      return flipWhy(facts, turnOf(events, event), event);
    case 'spared':
    case 'replaced':
      return savedBy(facts, event);
    case 'placed':
      return turnWhy(facts, turnOf(events, event));
    case 'ignored':
    case 'silenced':
      return abilityLost(facts, event);
    case 'points':
      return pointsEventWhy(facts, event);
    case 'lines':
      return linesEventWhy(event);
    case 'over':
      return overWhy(facts, event);
    case 'round':
      return { title: say('whyEvent'), because: [event.byChance ? say('firstByChance') : say('firstByPoints')], rules: [`${flow}-2`] };
    case 'skipped':
      return { title: say('whyEvent'), because: [say('skipped')], rules: ['T-9'] };
    case 'lasting':
      return byCause(facts, { of: event.effect.by, self: event.effect.by });
    case 'rewritten':
      return byCause(facts, { of: event.tile, self: event.tile });
    case 'removed':
      return byCause(facts, { of: TERRAIN, self: TERRAIN });
    case 'drafted':
      return event.to === event.by ? undefined : byCause(facts, { of: TERRAIN, self: TERRAIN });
    case 'discarded':
      return event.cause.of === TERRAIN ? undefined : byCause(facts, event.cause);
    case 'priced':
    case 'ordered':
    case 'dealt':
    case 'under':
    case 'turn':
    case 'compared':
    case 'cleared':
      return undefined;
    default:
      return byCause(facts, event.cause);
  }
};
