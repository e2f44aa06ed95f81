import type { Call } from '@swordtable/server/api/call';
import { talkRoutes } from '@swordtable/server/api/talk-routes';
import { newSeed } from '../new-seed.ts';
import { askService, HOME, insist, type Reach } from './http.ts';

type Saying = Omit<Call<typeof talkRoutes.say>['body'], 'id'>;
type Hearing = Call<typeof talkRoutes.setTalk>['body'];
type Reporting = Call<typeof talkRoutes.report>['body'];

const PATIENCE = 5_000;

/** What players of a match can say to each other, and about each other, from one seat. */
export const talkAt = (match: string, seat: number, reach: Reach = HOME) => {
  const params = { match, seat };
  return {
    look: () => askService(reach, talkRoutes.talk, { params }),
    /** Said once, however often it has to be sent. What can't be said soon isn't said. */
    say: (saying: Saying) => {
      const id = newSeed();
      const until = Date.now() + PATIENCE;
      return insist(
        () => askService(reach, talkRoutes.say, { params, body: { ...saying, id } }),
        () => Date.now() < until,
      );
    },
    settle: (body: Hearing) => askService(reach, talkRoutes.setTalk, { params, body }),
    report: (body: Reporting) => askService(reach, talkRoutes.report, { params, body }),
    block: (other: number) => askService(reach, talkRoutes.block, { body: { match, seat: other } }),
  };
};
export type TalkService = ReturnType<typeof talkAt>;

/** The players that a player has blocked. */
export const blocksAt = (reach: Reach = HOME) => ({
  list: () => askService(reach, talkRoutes.blocks, {}),
  lift: (player: string) => askService(reach, talkRoutes.unblock, { params: { player } }),
});
