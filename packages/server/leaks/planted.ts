import { type Game, hashOf, hashText } from '@swordtable/kernel';
import { bids } from '@swordtable/kernel/toys/bids';
import { boxes } from '@swordtable/kernel/toys/boxes';
import { carts } from '@swordtable/kernel/toys/carts';
import { murmurs } from './murmurs.ts';
import { allOf, askedNow, hiddenNumber, inCards, inModule, inSteps, onTables, type Planted, type Projection } from './planting.ts';

/** These goods can be told apart by their backs, before and after shuffling. */
const marked: Game = {
  ...carts,
  view: (state, watcher) => {
    const all = state as Parameters<typeof carts.view>[0];
    return { ...carts.view(all, watcher), backs: all.deck.map((good) => hashText(`back ${good}`)) };
  },
} as Game;

export const PLANTED: readonly Planted[] = [
  {
    leak: 'an answer is sent as it was given',
    ...{ game: bids, seats: 3, shows: /stream.*raw/s },
    ...inSteps((_, { entry }) => ('action' in entry ? { raw: entry.action } : {})),
  },
  {
    leak: 'the id of another’s request is sent',
    ...{ game: bids, seats: 3, shows: /stream.*ticket/s },
    ...inSteps((_, { entry }) => ('id' in entry ? { ticket: entry.id } : {})),
  },
  {
    leak: 'an answer says that it was planned ahead',
    ...{ game: boxes, seats: 2, shows: /stream.*planned/s },
    ...inSteps((_, { entry }) => ('ordered' in entry ? { planned: true } : {})),
  },
  {
    leak: 'the others’ options are sent',
    ...{ game: bids, seats: 3, shows: /bid/ },
    ...onTables((match) => ({ others: askedNow(match).map(({ options }) => [...options]) })),
  },
  {
    leak: 'the number of the others’ options is sent',
    ...{ game: murmurs, seats: 3, shows: /counts/ },
    ...inSteps((match) => ({ counts: askedNow(match).map(({ options }) => options.length) })),
  },
  {
    leak: 'the hash of the whole state is sent',
    ...{ game: carts, seats: 2, shows: /hash/ },
    ...inSteps((match) => ({ hash: hashOf(allOf(match)) })),
  },
  {
    leak: 'a message’s length depends on hidden information',
    ...{ game: bids, seats: 2, shows: /pad/ },
    ...inSteps((match) => ({ pad: ' '.repeat(hiddenNumber(match) % 16) })),
  },
  {
    leak: 'a list’s order depends on hidden information',
    ...{ game: bids, seats: 3, shows: /asked/ },
    ...onTables((match) => ({
      asked: match.asked.toSorted((one, other) =>
        hashText(`${one.seat} ${hiddenNumber(match)}`) < hashText(`${other.seat} ${hiddenNumber(match)}`) ? -1 : 1,
      ),
    })),
  },
  {
    leak: 'the seed is on the card while the match runs',
    ...{ game: carts, seats: 2, shows: /seed/ },
    ...inCards(({ seed }) => ({ seed })),
  },
  {
    leak: 'future random numbers are on the card',
    ...{ game: carts, seats: 2, shows: /rng/ },
    ...inCards((match) => ({ rng: JSON.stringify(allOf(match) ?? {}).match(/"key":\[[^\]]*\]/)?.[0] })),
  },
  {
    leak: 'a refusal names another’s option',
    ...{ game: bids, seats: 2, shows: /POST .*Others/s },
    ...inModule<typeof import('../match/decide.ts')>('../match/decide.ts', ({ decide }) => ({
      decide: (match, command, at) => {
        const verdict = decide(match, command, at);
        if (verdict.ok) return verdict;
        const sentence = `Others have ${JSON.stringify(askedNow(match).map(({ options }) => options.at(0)))}.`;
        return { ok: false, refusal: { ...verdict.refusal, sentence } };
      },
    })),
  },
  {
    leak: 'whether undo is allowed depends on hidden information',
    ...{ game: bids, seats: 3, shows: /undo/ },
    ...inModule<typeof import('../match/gameplay.ts')>('../match/gameplay.ts', ({ takeBack }) => ({
      takeBack: (match, line, seat) =>
        hiddenNumber(match) % 2 === 0 ? takeBack(match, line, seat) : { ok: false, refusal: { code: 'undo-revealed', sentence: 'No.' } },
    })),
  },
  {
    leak: 'why undo is refused depends on hidden information',
    ...{ game: bids, seats: 3, shows: /undo/ },
    ...inModule<typeof import('../match/gameplay.ts')>('../match/gameplay.ts', ({ takeBack }) => ({
      takeBack: (match, line, seat) => {
        const back = takeBack(match, line, seat);
        return back.ok ? back : { ok: false, refusal: { ...back.refusal, sentence: `No: ${hiddenNumber(match) % 8}.` } };
      },
    })),
  },
  {
    leak: 'a replay has the events as they happened',
    ...{ game: carts, seats: 2, shows: /steps|resumed|after=|table/ },
    ...inModule<Projection>('../match/projection.ts', ({ happenings }) => ({
      happenings: (match, steps, watcher) =>
        happenings(match, steps, watcher).map((step, index) => ({ ...step, events: steps[index]?.events ?? [] })),
    })),
  },
  {
    leak: 'an explanation knows more than the watcher',
    ...{ game: bids, seats: 2, shows: /why/ },
    ...inModule<typeof import('../match/explain.ts')>('../match/explain.ts', ({ explanationOf }) => ({
      explanationOf: (match, steps, watcher, question) => explanationOf(match, steps, watcher === undefined ? 0 : 1 - watcher, question),
    })),
  },
  {
    leak: 'the record can be read while the match runs',
    ...{ game: bids, seats: 2, shows: /GET .*(record|seats)/s },
    ...inModule<typeof import('../match/card.ts')>('../match/card.ts', () => ({ isOpen: () => true })),
  },
  {
    leak: 'a match that was to stay closed is opened when it ends',
    ...{ game: bids, seats: 2, shows: /GET .*(record|seats)/s },
    ...inModule<typeof import('../match/card.ts')>('../match/card.ts', () => ({ isOpen: ({ status }) => status === 'over' })),
  },
  {
    leak: 'any key works for any seat',
    ...{ game: bids, seats: 2, shows: /GET .*seats/s },
    ...inModule<typeof import('../http/access.ts')>('../http/access.ts', () => ({ watcherFor: (_, seat) => seat })),
  },
  {
    leak: 'whether a message is sent depends on hidden information',
    ...{ game: bids, seats: 2, shows: /stream/ },
    ...inModule<typeof import('../registry/live-match.ts')>('../registry/live-match.ts', ({ publishStep }) => ({
      publishStep: (live, match, step) => {
        publishStep(live, match, step);
        if (hiddenNumber(match) % 2 === 0) for (const listener of live.listeners) listener.take(match.seq, '{}');
      },
    })),
  },
  {
    leak: 'a header depends on hidden information',
    ...{ game: bids, seats: 2, shows: /x-table/ },
    ...inModule<typeof import('../http/routes/replays.ts')>('../http/routes/replays.ts', ({ replayRoutes }) => ({
      replayRoutes: (app, parts, limiter) => {
        app.addHook('onSend', async (_, reply) => {
          const sum = [...parts.registry.matches.values()].reduce((total, { match }) => total + hiddenNumber(match), 0);
          void reply.header('x-table', String(sum));
        });
        replayRoutes(app, parts, limiter);
      },
    })),
  },
  {
    leak: 'matches are listed by hidden information',
    ...{ game: bids, seats: 2, shows: /GET \/api\/matches/ },
    ...inModule<typeof import('../storage/open.ts')>('../storage/open.ts', ({ openStorage }) => ({
      openStorage: async (...where) => {
        const storage = await openStorage(...where);
        const list: typeof storage.list = async (query) => {
          const listings = await storage.list(query);
          const keys = await Promise.all(listings.map(async ({ match }) => hashOf(await storage.read(match, -1))));
          return listings.toSorted((one, other) => ((keys[listings.indexOf(one)] ?? '') < (keys[listings.indexOf(other)] ?? '') ? -1 : 1));
        };
        return { ...storage, list };
      },
    })),
  },
  {
    leak: 'the log contains an answer',
    ...{ game: bids, seats: 2, shows: /the log/ },
    ...inModule<typeof import('../registry/bot-runner.ts')>('../registry/bot-runner.ts', ({ startBotRunner }) => ({
      startBotRunner: (parts) => {
        const runner = startBotRunner(parts);
        const attend: typeof runner.attend = (registry, live) => {
          parts.trouble(`answered: ${JSON.stringify(live.match.answers.at(-1)?.action)}`, undefined);
          runner.attend(registry, live);
        };
        return { ...runner, attend };
      },
    })),
  },
  {
    leak: 'a hint knows more than the watcher',
    ...{ game: carts, seats: 2, shows: /POST .*hint/ },
    ...inModule<typeof import('../registry/bot-runner.ts')>('../registry/bot-runner.ts', ({ startBotRunner }) => ({
      startBotRunner: (parts) => ({
        ...startBotRunner(parts),
        advise: async (match) => ({ ok: true, value: [{ action: {}, visits: 1, margin: hiddenNumber(match) }] }),
      }),
    })),
  },
  {
    leak: 'how soon a bot takes over depends on hidden information',
    ...{ game: bids, seats: 2, shows: /stream|steps|handed/ },
    ...inModule<typeof import('../match/absence.ts')>('../match/absence.ts', ({ overdueSeat }) => ({
      overdueSeat: (match, at) => overdueSeat(match, at - (hiddenNumber(match) % 2) * 60_000),
    })),
  },
  { leak: 'hidden cards can be told apart by their backs', ...{ game: marked, seats: 2, shows: /backs/ }, plant: () => {}, weed: () => {} },
];
