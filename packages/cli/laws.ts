import { type Game, type MatchRecord, playLawfully, randomBelow, randomFrom } from '@swordtable/kernel';
import { gameOf, newSeed } from './arguments.ts';
import { GAMES } from './games.ts';
import { finishRun } from './long-run/run.ts';
import { gridLines } from './screen/grid.ts';
import { lookOf } from './screen/look.ts';
import { settingsOf } from './simulate/settings.ts';
import { FAILED, stop } from './stop.ts';

export interface LawsOptions {
  readonly actions: number;
  readonly oneIn: number;
  readonly seed?: string;
  readonly resume?: string;
}

/** A law that was broken, and the match that shows it. */
interface Broken {
  readonly law: string;
  readonly sentence: string;
  readonly record: MatchRecord;
}

interface Totals {
  readonly matches: number;
  readonly actions: number;
  readonly seconds: number;
  readonly broken: readonly Broken[];
}

const NOTHING: Totals = { matches: 0, actions: 0, seconds: 0, broken: [] };
/** How long a portion takes. */
const PORTION = 2_000;

/** Random matches with each option and number of players in turn. */
const portion = (game: Game, oneIn: number, seed: string, soFar: Totals, goal: number): Totals => {
  const settings = settingsOf(game, undefined, { seats: game.seats.min, options: {} });
  const began = performance.now();
  let { matches, actions } = soFar;
  const broken: Broken[] = [];
  while (performance.now() - began < PORTION && actions < goal && broken.length === 0) {
    const { seats, options } = settings[matches % settings.length] ?? { seats: game.seats.min, options: {} };
    const deal = { seats, options, seed: `${seed} ${game.id} ${matches}` };
    const rng = randomFrom(`${deal.seed}, the dice`);
    const played = playLawfully(game, { ...deal, choose: (count) => randomBelow(rng, count), oneIn });
    matches += 1;
    actions += played.answers.length;
    if (!('law' in played)) continue;
    const record = { game: game.id, version: game.version, ...deal, answers: played.answers };
    broken.push({ law: played.law, sentence: played.sentence, record });
  }
  return { matches, actions, seconds: soFar.seconds + (performance.now() - began) / 1_000, broken: [...soFar.broken, ...broken] };
};

/** Gives random legal answers in all games, and checks the laws of the kernel along the way. */
export const laws = async (id: string | undefined, { actions, oneIn, seed, resume }: LawsOptions): Promise<void> => {
  const games = id === undefined ? GAMES : [gameOf(id)];
  const parts = games.map((game) => game.id);
  const goal = Math.ceil(actions / parts.length);
  const totals = await finishRun<Totals>({
    ...{ command: 'laws', file: resume, givenSeed: seed, newSeed: newSeed(), parts, goal, unit: 'actions', nothing: NOTHING },
    amountOf: (of) => of.actions,
    isBroken: (of) => of.broken.length > 0,
    work: async (part, from, soFar) => portion(gameOf(part), oneIn, from, soFar, goal),
  });
  const of = (part: string): Totals => totals.get(part) ?? NOTHING;
  const rows = parts.map((part) => [part, of(part).matches, of(part).actions, Math.round(of(part).seconds)] as const);
  console.log(
    gridLines({ title: 'Random legal actions', columns: ['', 'matches', 'actions', 'seconds'], rows }, lookOf(process.stdout)).join('\n'),
  );
  const broken = parts.flatMap((part) => of(part).broken);
  for (const { law, sentence, record } of broken) console.log(`\n${law}: ${sentence}\n${JSON.stringify(record)}`);
  if (broken.length > 0) stop(`\n${broken.length} laws were broken.`, FAILED);
  console.log(
    `\n${new Intl.NumberFormat('en-US').format(parts.reduce((sum, part) => sum + of(part).actions, 0))} actions, and no law was broken.`,
  );
};
