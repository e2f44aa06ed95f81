import type { Command } from '@swordtable/server/match/command';
import type { Chance } from '../../faults/chance.ts';
import { OPERATORS } from '../operator.ts';
import { PRUNE } from '../oracle/laws.ts';
import type { Table } from '../oracle/told.ts';
import { LIMITS } from '../wired/limits.ts';
import type { World } from '../world.ts';
import { FLOOD } from './flooder.ts';

/** What players do other than answer, and how often in a thousand times. */
const OFTEN = {
  ...{ undo: 50, takeback: 30, orders: 80, hand: 15, vote: 15, revoke: 25, device: 30 },
  ...{ link: 5, away: 12, resign: 2, leave: 2, cancel: 1, intrude: 10 },
} as const;

/** What `without` calls what someone does with their page, and takes along. */
export const PAGES = 'pages';

/** What `without` calls players who are brought together by the server. */
export const STRANGERS = 'strangers';

export type Wish = keyof typeof OFTEN;

/** What happens when a match is over, to matches from elsewhere, and to those who want too much; and what those who run the server do. */
const LATER = ['rematch', 'erase', 'import', 'spectate', 'profiles', PRUNE, LIMITS, FLOOD, OPERATORS] as const;

/** What strangers do, in some seeds only. */
const AMONG_STRANGERS = [
  STRANGERS,
  'seeks',
  'talk',
  'mute',
  'report',
  'block',
  'vacation',
  'push',
  PAGES,
  'tournaments',
  'guests',
] as const;

export const WISHES: readonly string[] = [...Object.keys(OFTEN), ...LATER, ...AMONG_STRANGERS];

/** Something else than an answer, now and then. */
export const wishNow = (world: World, chance: Chance): Wish | undefined => {
  let dice = chance.below(1_000);
  for (const [wish, often] of Object.entries(OFTEN)) {
    dice -= often * world.share(wish);
    if (dice < 0) return wish as Wish;
  }
  return undefined;
};

export interface Seated {
  readonly seat: number;
  readonly key: string;
}

/** A command that fulfills a wish, if it can be wished for at this table. */
export const commandFor = (wish: Wish, { seat, key }: Seated, { seq, match: card }: Table, chance: Chance): Command | undefined => {
  const own = { seat, key };
  switch (wish) {
    case 'undo':
      return { do: 'undo', ...own, seq };
    case 'takeback':
      if (card.takeback === undefined) return { do: 'request', ...own, seq };
      return { do: chance.hits(700) ? 'grant' : 'decline', ...own };
    case 'hand':
      return { do: 'hand', ...own, absent: seat, level: 'easy' };
    case 'vote':
      return { do: 'hand', ...own, absent: chance.below(card.seats.length), level: 'easy' };
    case 'revoke':
    case 'resign':
      return { do: wish, ...own };
    case 'leave':
      // Only those who have begun: a free seat would keep the others waiting.
      return card.status === 'running' ? { do: 'leave', ...own } : undefined;
    case 'cancel':
      return { do: 'cancel', key };
    case 'link':
      return { do: 'link', key, watch: `link ${chance.below(1_000_000)}` };
    default:
      return undefined;
  }
};

/** What keeps a match going when nothing else is wished for: an answer, a return, or a bot for someone who is away. */
export const dutyFor = ({ seat, key }: Seated, table: Table, chance: Chance, now: number): Command | undefined => {
  const own = { seat, key };
  const { decision, match: card, asked } = table;
  const { player, away, resigned } = card.seats[seat] ?? {};
  if (card.status !== 'running' || resigned === true || away === 'left') return undefined;
  if (player === 'bot') return { do: 'return', ...own };
  if (decision !== null) return { do: 'act', ...own, seq: decision.seq, action: decision.options[chance.below(decision.options.length)] };
  // With a clock, they wait for it.
  if (card.clock !== null) return undefined;
  const late = asked.find((entry) => entry.seat !== seat && now - entry.since > 1_000 * card.patience + 2_000);
  return late === undefined ? undefined : { do: 'hand', ...own, absent: late.seat, level: 'easy' };
};
