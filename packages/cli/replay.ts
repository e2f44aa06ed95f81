import { plural } from '@swordtable/games/grammar';
import { type Game, type MatchRecord, type ReplayStep, readRecord, replay } from '@swordtable/kernel';
import { proofIn } from '@swordtable/server/match/proof';
import { gameOf } from './arguments.ts';
import { readText } from './files.ts';
import { eventLines } from './play/event-log.ts';
import { type Look, lookOf } from './screen/look.ts';
import { wrap } from './screen/text.ts';
import { settingText } from './simulate/settings.ts';
import { FAILED, orStop, stop } from './stop.ts';
import { tableOf } from './tables/index.ts';
import { dealText } from './verify.ts';

export interface ReplayOptions {
  readonly step?: number;
  readonly all?: boolean;
}

type Step = ReplayStep<unknown, unknown, unknown>;

/** A checked match. A finished one is shown openly, an unfinished one as a spectator may see it. */
interface Replayed {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly steps: readonly Step[];
  readonly isOver: boolean;
}

const eventsOf = ({ game, isOver }: Replayed, { events }: Step): readonly unknown[] =>
  isOver ? events : events.flatMap((event) => game.redact(event, undefined) ?? []);

/** The table after a step, as far as it may be seen. */
const viewOf = ({ game, isOver }: Replayed, { position: { state } }: Step): unknown =>
  isOver ? game.openView(state) : game.view(state, undefined);

const sentencesOf = (replayed: Replayed, step: Step, look: Look): readonly string[] =>
  eventLines(replayed.game, eventsOf(replayed, step), viewOf(replayed, step), look);

const answerText = (replayed: Replayed, step: number): string => {
  const { game, record, steps, isOver } = replayed;
  const answer = record.answers[step - 1];
  if (answer === undefined) return 'The beginning.';
  const asked = steps[step - 1]?.position.decisions.find(({ seat }) => seat === answer.seat);
  const after = steps[step] && viewOf(replayed, steps[step]);
  const text = asked?.prompt.sealed !== undefined && !isOver ? 'in secret' : game.words.action(answer.action, after);
  return `Answer ${step}, ${game.words.seat(answer.seat)}: ${text}`;
};

/** A step: the answer, its events, the table, and the next question. */
const stepLines = (replayed: Replayed, number: number, look: Look): readonly string[] => {
  const { game, steps } = replayed;
  const step = steps[number] ?? stop(`There is no step ${number}; the match has steps 0 to ${steps.length - 1}.`);
  const { decisions } = step.position;
  const view = viewOf(replayed, step);
  const asked = decisions.map(({ seat, prompt }) => `${game.words.seat(seat)} is asked: ${game.words.prompt(prompt)}`);
  return [
    look.paint.bold(answerText(replayed, number)),
    ...sentencesOf(replayed, step, look),
    '',
    tableOf(game).draw({ view, watcher: undefined, decision: undefined, news: eventsOf(replayed, step) }, look),
    ...asked.flatMap((line) => wrap(line, look.width, '  ')),
  ];
};

/** A line for each point where the match branched off. */
const branchLines = (game: Game, { redealt = [] }: MatchRecord): string =>
  redealt.map(({ after, seat }) => `After answer ${after}, everything ${game.words.seat(seat)} didn’t know was dealt again.\n`).join('');

/** Shows a recorded match after checking every answer and the final hash. */
export const showReplay = (path: string, { step, all }: ReplayOptions): void => {
  const text = readText(path);
  const record = orStop(readRecord(text), FAILED);
  const proof = proofIn(JSON.parse(text));
  // A branch of a match still has the proof of its first deal.
  const deal = proof && dealText(proof, { seed: record.seed, seats: record.seats });
  const game = gameOf(record.game);
  const steps = orStop(replay(game, record), FAILED);
  const look = lookOf(process.stdout);
  const last = steps.length - 1;
  const { state, decisions } = steps[last]?.position ?? stop('A replay has at least its first position.', FAILED);
  const isOver = decisions.length === 0;
  const replayed: Replayed = { game, record, steps, isOver };
  const checked = record.hash === undefined ? 'the record has no hash' : `the hash ${record.hash} matches`;
  const defaultOf = (id: string): unknown => game.options.find((spec) => spec.id === id)?.default;
  const setting = Object.fromEntries(Object.entries(record.options).filter(([id, value]) => value !== defaultOf(id)));
  console.log(look.paint.bold(`${game.name}, ${settingText(game, setting, record.seats)}`));
  console.log(`${plural(last, 'answer')}, all legal; ${checked}.${deal === undefined ? '' : `\n${deal}`}\n${branchLines(game, record)}`);
  if (all === true) {
    for (const [index, step] of steps.entries()) {
      console.log([look.paint.bold(answerText(replayed, index)), ...sentencesOf(replayed, step, look)].join('\n'));
    }
    console.log('');
  }
  console.log(stepLines(replayed, step ?? last, look).join('\n'));
  const points = game.standing(state).points.map((point, seat) => `${game.words.seat(seat)} ${point}`);
  console.log(`\n${isOver ? 'It ended' : 'Not over yet; the score is'} ${points.join(', ')}.`);
};
