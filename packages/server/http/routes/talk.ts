import type { Seat } from '@swordtable/kernel';
import type { Talk, TalkLine } from '../../api/talk.ts';
import { talkRoutes } from '../../api/talk-routes.ts';
import type { KeyHash } from '../../match/entry.ts';
import type { Match } from '../../match/match.ts';
import type { Kept } from '../../people/kind.ts';
import type { People } from '../../people/people.ts';
import type { Player } from '../../people/player.ts';
import type { Party } from '../../people/reports.ts';
import { heardBy, mutedBy, type Said } from '../../people/talk/talk.ts';
import { endpoint } from '../endpoint.ts';
import type { App, AppParts } from '../parts.ts';
import { orRefuse, refuseWith } from '../refusals.ts';
import { needSeat } from '../seated.ts';

/** The player who sits at a seat; undefined for a bot or a guest. */
export const playerAt = async ({ players }: Pick<People, 'players'>, match: Match, seat: Seat): Promise<Kept<Player> | undefined> => {
  const [key] = match.seats[seat]?.keys ?? [];
  return key === undefined ? undefined : players.byKey(key);
};

/** The seats whose players don't want to meet this one, or that this one doesn't want to meet. */
const blockedSeats = async (people: People, match: Match, seat: Seat): Promise<readonly Seat[]> => {
  const own = await playerAt(people, match, seat);
  if (own === undefined) return [];
  const blocked: Seat[] = [];
  for (const other of match.seats.keys()) {
    const player = other === seat ? undefined : await playerAt(people, match, other);
    if (player !== undefined && (await people.blocks.isBlocked(own.id, player.id))) blocked.push(other);
  }
  return blocked;
};

const lineOf = ({ id: _id, ...line }: TalkLine & { readonly id?: string }): TalkLine => line;

/** Talking at a table, for those who sit there. */
export const talkRoutesOf = (app: App, { people, registry }: AppParts): void => {
  const { talks, reports, sanctions } = people;
  const about = (summary: string, description: string) => ({ summary, description, tags: ['talk'] });

  const heard = async (said: Said, match: Match, seat: Seat): Promise<Talk> => {
    const blocked = await blockedSeats(people, match, seat);
    return { lines: heardBy(said, seat, blocked).map(lineOf), writing: said.writing, muted: mutedBy(said, seat), blocked };
  };

  const mayTalk = async (match: Match, seat: Seat, key: KeyHash): Promise<void> => {
    if (!match.seats.some(({ keys }, other) => other !== seat && keys.length > 0))
      refuseWith('talk-alone', 'No one else is at this table.');
    if ((await sanctions.of(key)) !== undefined) refuseWith('silenced', 'You can’t talk for now: the operator has silenced you.');
  };

  app.route({
    ...endpoint(talkRoutes.talk, about('What is said at your table', 'Only those who sit there hear it, and nothing they don’t want to.')),
    handler: async (request) => {
      const { match: id, seat } = request.params;
      const { match } = await needSeat(request, registry, id, seat);
      return heard(await talks.read(id), match, seat);
    },
  });

  app.route({
    ...endpoint(
      talkRoutes.say,
      about('Say something', 'A `phrase`, which everyone reads in their own language, or a `text` for those who allow free text.'),
    ),
    handler: async (request) => {
      const { match: id, seat } = request.params;
      const { match, key } = await needSeat(request, registry, id, seat);
      await mayTalk(match, seat, key);
      const said = orRefuse(await talks.say(id, { ...request.body, seat }));
      registry.talked(id);
      return heard(said, match, seat);
    },
  });

  app.route({
    ...endpoint(talkRoutes.setTalk, about('Choose what you hear', 'For this match: whether you allow free text, and who is muted.')),
    handler: async (request) => {
      const { match: id, seat } = request.params;
      const { match } = await needSeat(request, registry, id, seat);
      const said = orRefuse(await talks.settle(id, seat, request.body));
      registry.talked(id);
      return heard(said, match, seat);
    },
  });

  const partyAt = async (match: Match, seat: Seat, key: KeyHash): Promise<Party> => {
    const player = await people.players.byKey(key);
    const name = player?.value.name ?? match.seats[seat]?.name ?? '';
    return { seat, name, key, ...(player === undefined ? {} : { player: player.id }) };
  };

  app.route({
    ...endpoint(
      talkRoutes.report,
      about('Report a player', 'To those who run the server, with the match and what was said. A second report replaces the first.'),
    ),
    handler: async (request) => {
      const { match: id, seat } = request.params;
      const { seat: other, why, words } = request.body;
      const { match, key } = await needSeat(request, registry, id, seat);
      if (other === seat) refuseWith('report-self', 'You can’t report yourself.');
      const [otherKey = refuseWith('seat-is-bot', 'No one you could report plays this seat.')] = match.seats[other]?.keys ?? [];
      const [by, who] = [await partyAt(match, seat, key), await partyAt(match, other, otherKey)];
      const lines = heardBy({ ...(await talks.read(id)), muted: [] }, seat, []).map(lineOf);
      const sent = await reports.send({ match: id, game: match.game.id, by, about: who, why, words, talk: [...lines] });
      return { report: orRefuse(sent) };
    },
  });
};
