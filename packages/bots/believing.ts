import { draw, type Random } from '@swordtable/kernel';
import type { Bot, BotInput } from './bot.ts';

/** How many worlds are weighed before an answer. */
const WORLDS = 192;

/**
 * Imagines worlds as often as they are likely: what the others hide is dealt again, and then weighed by whether they, as they see it, would have come
 * to such a position. Where nothing was learned about that, all are alike.
 */
const inLikelyWorlds = <State, Action>(input: BotInput<State, Action>, rng: Random): BotInput<State, Action> => {
  const { game, seat } = input;
  const odds = game.judge?.odds;
  if (odds === undefined) return input;
  const worlds = Array.from({ length: WORLDS }, () => input.imagine(rng));
  let whole = 0;
  const sums = worlds.map((world) => {
    let likely = 1;
    for (let other = 0; other < game.standing(world).points.length; other++) if (other !== seat) likely *= odds(world, other);
    whole += likely;
    return whole;
  });
  const imagine = (random: Random): State => {
    const at = (draw(random) / 2 ** 32) * whole;
    return game.clone(worlds[sums.findIndex((sum) => at < sum)] ?? (worlds[0] as State));
  };
  return { ...input, imagine };
};

/** A bot that asks itself what the others hide, given what they did. */
export const believing = (bot: Bot): Bot => ({
  ...bot,
  choose: (input, rng, report) => bot.choose(inLikelyWorlds(input, rng), rng, report),
});
