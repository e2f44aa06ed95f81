import { type Decision, optionAt, type Random } from '@swordtable/kernel';
import type { BotInput, PlannedAnswer, Rules } from './bot.ts';
import { candidatesIn } from './candidates.ts';
import { keyOf } from './key.ts';
import type { Node } from './tree.ts';

/** Plans are made for this many of the best answers. */
export const PLANS_MAX = 8;
/** No action takes more answers than this. */
const LENGTH_MAX = 12;
/** An answer tried less often than this is no better founded than the lookahead. */
const VISITS_MIN = 4;

/** The answer that was tried most among the options here; without enough experience, the one that looks best. */
const bestHere = <State, Action>(
  game: Rules<State, Action>,
  world: State,
  decisions: readonly Decision<Action>[],
  asked: Decision<Action>,
  node: Node | undefined,
  rng: Random,
): Action => {
  const { seat, options } = asked;
  let best: { readonly action: Action; readonly node: Node } | undefined;
  const children = new Map(node?.children.map((child) => [child.key, child]));
  for (const action of options) {
    const child = children.get(keyOf(action));
    if (child === undefined || child.visits < VISITS_MIN) continue;
    const isBetter =
      best === undefined ||
      child.visits > best.node.visits ||
      (child.visits === best.node.visits && (child.rewards[seat] as number) > (best.node.rewards[seat] as number));
    if (isBetter) best = { action, node: child };
  }
  if (best !== undefined) return best.action;
  const [first] = candidatesIn(game, world, decisions, asked, rng);
  return optionAt(options, first?.index ?? 0);
};

/**
 * How a seat would finish the action that it begins or continues with an answer: its next answers, until the action is over, another seat
 * decides, or something hidden is revealed.
 */
export const planAfter = <State, Action>(
  { game, seat, imagine }: BotInput<State, Action>,
  action: Action,
  child: Node,
  rng: Random,
): readonly PlannedAnswer<Action>[] => {
  const world = imagine(rng);
  const revealed = game.revealCount(world);
  const plan: PlannedAnswer<Action>[] = [];
  let node: Node | undefined = child;
  let decisions = game.advance(world, seat, action);
  while (plan.length < LENGTH_MAX && game.revealCount(world) === revealed) {
    const own = decisions.find((each) => each.seat === seat);
    if (own?.planOptions === undefined) break;
    const best: Action = bestHere(game, world, decisions, { ...own, options: own.planOptions() }, node, rng);
    plan.push({ prompt: own.prompt, action: best });
    node = node?.children.find(({ key }) => key === keyOf(best));
    decisions = game.advance(world, seat, best);
  }
  return plan;
};
