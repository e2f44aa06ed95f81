import { accept, type Result, refuse } from '@swordtable/kernel';
import { isOpen } from '@swordtable/server/match/card';
import { accuraciesIn } from '@swordtable/server/people/accuracy';
import type { People } from '@swordtable/server/people/people';
import type { Registry } from '@swordtable/server/registry/registry';
import type { Pages, Sitting } from './people.ts';

interface Parts {
  readonly people: Pick<People, 'players' | 'ratings' | 'accuracies'>;
  readonly registry: Pick<Registry, 'look'>;
  playerOf(device: string): Promise<string | undefined>;
  asPlayer<Value>(device: string, work: (player: string) => Promise<Result<Value>>): Promise<Result<Value>>;
}

const BEST = 100;

/** Serves players' pages and leaderboards without HTTP. */
export const servePages = ({ people, registry, playerOf, asPlayer }: Parts): Pages => {
  const { ratings, accuracies } = people;
  const share = async ({ match: id }: Sitting, player: string, own: Parameters<Pages['share']>[1]): Promise<Result<unknown>> => {
    const live = await registry.look(id);
    if (!live.ok) return live;
    const { match } = live.value;
    if (!isOpen(match) || match.answers.length === 0) return refuse('not-reviewable', 'It can’t be reviewed.');
    return accuracies.share({ ...own, player, match: id, game: match.game.id, at: match.at, listed: match.terms.listed });
  };
  return {
    hide: (device, hidden) => asPlayer(device, (player) => ratings.hide(player, hidden)),
    page: async (device, player) => {
      const hidden = await ratings.isHidden(player);
      if (hidden && (await playerOf(device)) !== player) return refuse('player-hidden', 'This player’s page is hidden.');
      return accept({ hidden, accuracies: accuraciesIn(await accuracies.of(player)) });
    },
    best: async (_, game) => accept((await ratings.best(game, BEST)).map(({ value }) => value.player)),
    share: (sitting, own) => asPlayer(sitting.key, (player) => share(sitting, player, own)),
    withdrawAccuracy: ({ key, match }) => asPlayer(key, (player) => accuracies.withdraw(player, match)),
  };
};
