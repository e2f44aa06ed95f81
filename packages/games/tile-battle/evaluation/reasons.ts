import type { Decision, Message, Reason, Seat } from '@swordtable/kernel';
import type { Action } from '../action.ts';
import { say } from '../explain/facts.ts';
import { contains } from '../field/area.ts';
import { BESIDE, type Cell } from '../field/cells.ts';
import { openArea } from '../field/moving.ts';
import { cellOf, handOf, isInPlay, opponent, ownerOf, type State } from '../state.ts';
import { EMPTY, type Tile } from '../tile.ts';
import { leadOf, type Reply, type Rules, repliesTo } from './replies.ts';

/** What a flipped tile, one that can't be flipped next, one out of reach, a point of the reply, and a number in hand are about worth. */
const WORTH = { flip: 0.6, target: 0.4, safe: 0.4, reply: 0.8, number: 1 / 6, drafted: 1 / 3 } as const;

const ownedOnlyIn = (one: State, other: State, seat: Seat): readonly Tile[] =>
  one.field.filter((tile) => isInPlay(other, tile) && ownerOf(one, tile) === seat && ownerOf(other, tile) !== seat);

/** Own tiles that nothing can be placed beside. */
const safeTiles = (s: State, seat: Seat): number => {
  const open = openArea(s);
  const isReached = (tile: Tile): boolean =>
    [0, 1, 2, 3].some((direction) => {
      const near = BESIDE[cellOf(s, tile) * 4 + direction] as Cell;
      return s.tileAt[near] === EMPTY && contains(open, near);
    });
  return s.field.filter((tile) => ownerOf(s, tile) === seat && !isReached(tile)).length;
};

const strengthOf = (s: State, tile: Tile): number =>
  [0, 1, 2, 3].reduce((sum, direction) => sum + (s.printed[tile * 4 + direction] as number), 0);

const because = (worth: number, message: Message): readonly Reason[] => (worth > 0 ? [{ message, worth }] : []);

/** The tile that is in hand after one answer and not after the other, if it's the stronger. */
const handReasons = (one: State, other: State, seat: Seat): readonly Reason[] => {
  const onlyIn = (a: State, b: State): readonly Tile[] => handOf(a, seat).filter((tile) => !handOf(b, seat).includes(tile));
  const [[mine, ...more], [theirs]] = [onlyIn(one, other), onlyIn(other, one)];
  if (mine === undefined || theirs === undefined || more.length > 0) return [];
  const [strength, than] = [strengthOf(one, mine), strengthOf(one, theirs)];
  const isDraft = !isInPlay(one, theirs);
  return because(
    (strength - than) * (isDraft ? WORTH.drafted : WORTH.number),
    isDraft ? say('hintNumbers', strength, than) : say('hintSaves', { tile: mine }),
  );
};

/** How many tiles can be flipped next, and the most points that can be gained. */
const targetsIn = (replies: ReadonlyMap<Tile, Reply>): number => new Set([...replies.values()].flatMap(({ targets }) => [...targets])).size;
const gainIn = (replies: ReadonlyMap<Tile, Reply>): number => Math.max(0, ...[...replies.values()].map(({ gain }) => gain));

/** What the other player can do next, if it's that player's turn to place after both answers. */
const replyReasons = (rules: Rules, one: State, other: State, seat: Seat): readonly Reason[] => {
  const asked = (s: State): Decision<Action> | undefined => {
    const [next] = rules.decisions(s);
    return next?.seat === opponent(seat) && next.prompt.ask === 'place' ? next : undefined;
  };
  const [first, second] = [asked(one), asked(other)];
  if (first === undefined || second === undefined) return [];
  const [mine, theirs] = [repliesTo(rules, one, first), repliesTo(rules, other, second)];
  const harmless = [...mine].filter(([tile, { targets }]) => targets.size === 0 && (theirs.get(tile)?.targets.size ?? 0) > 0);
  const fewer = targetsIn(theirs) - targetsIn(mine);
  const less = gainIn(theirs) - gainIn(mine);
  const [[tile] = [undefined]] = harmless;
  const player = { seat: opponent(seat) };
  return [
    ...(tile === undefined
      ? because(WORTH.target * fewer, say('hintTargets', player, fewer))
      : because(
          WORTH.flip * harmless.length,
          harmless.length === 1 ? say('hintNoTarget', { tile }) : say('hintNoTargets', harmless.length),
        )),
    ...because(WORTH.reply * less, say('hintReply', player, less)),
  ];
};

/** What makes the position after one placement better than after another: tiles, points, what the other player can do, the hand. */
export const reasonsBy =
  (rules: Rules) =>
  (one: State, other: State, seat: Seat): readonly Reason[] => {
    if (one.round !== other.round || one.over) return [];
    const flipped = ownedOnlyIn(one, other, seat);
    const [tile] = flipped;
    const points = leadOf(one, seat) - leadOf(other, seat);
    const safe = safeTiles(one, seat) - safeTiles(other, seat);
    return [
      ...(tile === undefined
        ? []
        : because(WORTH.flip * flipped.length, flipped.length === 1 ? say('hintFlips', { tile }) : say('hintFlipsMore', flipped.length))),
      ...because(points, say('hintPoints', points)),
      ...because(WORTH.safe * safe, say('hintSafe', safe)),
      ...replyReasons(rules, one, other, seat),
      ...handReasons(one, other, seat),
    ];
  };
