import type { Why } from '@swordtable/kernel';
import type { Event } from '../events.ts';
import type { View } from '../view/view.ts';
import { comparisonWhy, turnOf } from './battle.ts';
import { boardOf } from './board.ts';
import { eventWhy } from './events.ts';
import { type Facts, say, thing } from './facts.ts';

/** One step of a ruling: something that happens, and what is behind it. */
export interface RulingStep {
  readonly event: Event;
  /** Left out where the step before says it. */
  readonly why: Why | undefined;
}

/** What only says whose turn it is, or what no rule is behind. */
const SKIPPED: readonly Event['what'][] = ['turn', 'skipped', 'dealt', 'under'];

const whyOf = (facts: Facts, event: Event): Why | undefined => {
  if (event.what !== 'compared') return event.what === 'placed' || isSaid(event) ? undefined : eventWhy(facts, event);
  const turn = turnOf(facts.events, event);
  const owner = turn[0]?.what === 'placed' ? 1 - turn[0].seat : undefined;
  const title = say('whyBattle', thing(facts, event.comparison.attacker));
  return { title, ...comparisonWhy(facts, turn, event.comparison, owner) };
};

/** A flip in battle follows from the comparison before it. */
const isSaid = (event: Event): boolean => event.what === 'flipped' && event.inBattle;

/** Everything that a placement does, step by step: each battle and flip with its numbers, and the rules behind it. */
export const rulingOf = (view: View, events: readonly Event[]): readonly RulingStep[] => {
  const facts: Facts = { view, board: boardOf(view), events };
  return events.filter(({ what }) => !SKIPPED.includes(what)).map((event) => ({ event, why: whyOf(facts, event) }));
};
