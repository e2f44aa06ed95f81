import { botInput, random as chance } from '@swordtable/bots';
import { gameNamed } from '@swordtable/games';
import { accept, open, type Position, type Random, randomFrom, refuse, submit } from '@swordtable/kernel';
import type { Happening, Table, TableState, What } from '../client/table.ts';

const PERSON = { kind: 'person', name: '', taken: true, player: 'person' } as const;

/** A match in the page itself, against opponents that answer at random or greedily. It's for viewing the board, not for playing. */
export const devTable = (
  id: string,
  seed: string,
  answers: number,
  seat: number,
  options: Readonly<Record<string, string>>,
  seats = 2,
  player = chance,
): Table => {
  const game = gameNamed(id);
  if (game === undefined) throw new Error(`There is no game "${id}".`);
  const opened = open(game, seats, options, seed);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  const random: Random = randomFrom(`${seed} opponent`);
  const listeners = new Set<() => void>();
  let position: Position = opened.value.position;
  const steps: Happening[] = [];
  const note = (events: readonly unknown[], who: number | undefined): void => {
    const seen = events.flatMap((event) => game.redact(event, seat) ?? []);
    const what: What = { kind: who === undefined ? 'created' : 'answered' };
    steps.push({ seq: steps.length + 1, at: 0, what, events: seen });
  };
  const answer = (who: number, action: unknown) => {
    const played = submit(game, position, who, action);
    if (!played.ok) return played;
    position = played.value.position;
    note(played.value.events, who);
    return accept(undefined);
  };
  const onceMore = (): void => {
    const decision = position.decisions[0];
    if (decision !== undefined) answer(decision.seat, player.choose(botInput(game, position.state, decision), random));
  };
  const othersAnswer = (): void => {
    while (position.decisions.length > 0 && position.decisions.every((decision) => decision.seat !== seat)) onceMore();
  };
  const stateNow = (): TableState => {
    const mine = position.decisions.find((decision) => decision.seat === seat);
    return {
      card: {
        match: 'dev',
        seq: steps.length,
        game: id,
        name: game.name,
        version: game.version,
        options: {},
        status: 'running',
        listed: false,
        openAfter: false,
        clock: null,
        patience: 0,
        created: 0,
        seats: Array.from({ length: seats }, (_, each) =>
          each === seat ? PERSON : { kind: 'bot', name: 'Bot', taken: true, player: 'bot', level: 'random' },
        ),
        asked: position.decisions.map((decision) => decision.seat),
        deal: { commitment: '' },
      },
      view: game.view(position.state, seat) as TableState['view'],
      watcher: seat,
      seq: steps.length,
      asked: position.decisions.map((decision) => ({ seat: decision.seat, since: 0 })),
      decision:
        mine === undefined
          ? null
          : { seq: steps.length, prompt: mine.prompt, sentence: game.words.prompt(mine.prompt), options: [...mine.options] },
      steps: [...steps],
      connection: 'open',
    };
  };
  note(opened.value.events, undefined);
  for (let i = 0; i < answers; i++) onceMore();
  othersAnswer();
  let state = stateNow();
  const notHere = async () => refuse('not-here', 'This page is only for viewing the board.');
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: async (action) => {
      const result = answer(seat, action);
      othersAnswer();
      state = stateNow();
      for (const listener of listeners) listener();
      return result;
    },
    preview: async (action) => {
      const world = game.determinize(position.state, seat, randomFrom('preview'));
      const played = submit(game, { state: world, decisions: game.decisions(world) }, seat, action);
      if (!played.ok) return played;
      const after = played.value.position.state;
      return accept({
        events: played.value.events,
        view: game.view(after, seat) as TableState['view'],
        standing: game.standing(after),
        certain: true,
      });
    },
    undo: notHere,
    undoable: notHere,
    hint: notHere,
    resign: notHere,
    close: () => listeners.clear(),
  };
};
