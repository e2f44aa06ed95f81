import { canonicalJson, randomFrom, type Seat } from '@swordtable/kernel';
import type { Look } from '../screen/look.ts';
import { wrap } from '../screen/text.ts';
import type { Table } from '../tables/table.ts';
import { eventsSince } from './event-log.ts';
import type { Lines } from './lines.ts';
import { type Match, positionOf, submitAnswer, undoAnswer } from './match.ts';
import { endingOf, pageOf, shownTo } from './page.ts';
import { promptPlayer } from './prompt.ts';
import type { Thinker } from './thinker.ts';

export interface Session {
  readonly table: Table;
  readonly look: () => Look;
  readonly lines: Lines;
  readonly thinker: Thinker;
  /** Who sits at the keyboard; all other seats are the bots'. */
  readonly people: readonly Seat[];
  readonly botOn: (seat: Seat) => string;
  readonly hints: string;
  say(text: string): void;
  /** Called after every answer, so that nothing is lost when the terminal is closed. */
  keep(match: Match): void;
}

const CLEAR = '\u001b[H\u001b[2J';
/** What was on the screen before cannot be scrolled back to either. */
const FORGET = `\u001b[3J${CLEAR}`;

/** So many worlds are imagined: in one of them the hidden cards might happen to lie as they do. */
const WORLDS: readonly string[] = ['one', 'two', 'three'];

/** Whether one of these seats sees what not everybody may know: what looks different to it in a world that others hold for the real one. */
const haveSecrets = ({ game }: Match, state: unknown, seats: readonly Seat[]): boolean =>
  WORLDS.some((name) => {
    const world = game.determinize(state, undefined, randomFrom(name));
    return seats.some((seat) => canonicalJson(game.view(world, seat)) !== canonicalJson(game.view(state, seat)));
  });

/** Plays until the game is over or the people leave; returns how far it came. */
export const playOn = async (evening: Session, opened: Match): Promise<Match> => {
  const { table, look, lines, thinker, people, botOn, hints, say, keep } = evening;
  /** Up to which moment each seat has been told what happened. */
  const told = new Map<Seat, number>();
  let match = opened;
  /** Who sat in front of the screen last. */
  let before: Seat | undefined;
  const tell = (sentence: string): void => say(wrap(sentence, look().width).join('\n'));
  const turnTo = (seat: Seat): readonly unknown[] => eventsSince(match, Math.min(told.get(seat) ?? 0, match.steps.length - 1), seat);
  const page = (seat: Seat): void => {
    const decision = positionOf(match).decisions.find((asked) => asked.seat === seat);
    if (lines.isTerminal) say(CLEAR);
    say(pageOf(match, table, shownTo(match, seat, decision, turnTo(seat)), look()));
  };
  for (;;) {
    const { decisions } = positionOf(match);
    if (decisions.length === 0) {
      page(people[0] ?? 0);
      say(look().paint.bold(endingOf(match)));
      return match;
    }
    const theirs = decisions.find(({ seat }) => !people.includes(seat));
    const mine = decisions.find(({ seat }) => people.includes(seat));
    if (theirs !== undefined) {
      if (lines.isTerminal) say(look().paint.dim(`${match.game.words.seat(theirs.seat)} thinks …`));
      const bot = botOn(theirs.seat);
      const { action } = await thinker.think(match, theirs.seat, bot).catch((error: unknown) => {
        // Leaving while a bot thinks gives its job up, which is no failure.
        if (lines.leaving.aborted) return { action: undefined };
        throw error;
      });
      const next = action === undefined ? undefined : submitAnswer(match, { seat: theirs.seat, action });
      if (next === undefined) return match;
      if (!('steps' in next)) throw new Error(`The bot ${bot} gave an answer that is not on offer: ${next.sentence}`);
      match = next;
      keep(match);
      continue;
    }
    if (mine === undefined) return match;
    if (lines.isTerminal && people.length > 1 && before !== mine.seat && haveSecrets(match, positionOf(match).state, people)) {
      say(FORGET);
      const name = match.game.words.seat(mine.seat);
      if ((await lines.next(`${name} is asked. Press Enter when nobody but ${name} can see the screen. `)) === undefined) return match;
    }
    before = mine.seat;
    page(mine.seat);
    const seen = match.steps.length;
    for (let settled = false; !settled; ) {
      const shown = shownTo(match, mine.seat, mine, turnTo(mine.seat));
      const reply = await promptPlayer({ match, decision: mine, shown, table, look: look(), lines, say });
      if ('action' in reply) {
        const next = submitAnswer(match, { seat: mine.seat, action: reply.action });
        if ('steps' in next) {
          if (lines.isTerminal && decisions.length > 1 && people.length > 1) say(FORGET);
          told.set(mine.seat, seen);
          match = next;
          keep(match);
          settled = true;
        } else tell(next.sentence);
      } else if (reply.wish === 'quit') return match;
      else if (reply.wish === 'look') page(mine.seat);
      else if (reply.wish === 'hint') {
        const { action } = await thinker.think(match, mine.seat, hints).catch(() => ({ action: undefined }));
        if (lines.leaving.aborted) return match;
        say(action === undefined ? 'The bot has no advice.' : `The bot would answer: ${match.game.words.action(action)}.`);
      } else {
        const seat = people.length > 1 ? (match.record.answers.at(-1)?.seat ?? mine.seat) : mine.seat;
        const next = undoAnswer(match, seat);
        if ('steps' in next) {
          match = next;
          keep(match);
          settled = true;
          say('Taken back.');
        } else tell(`Not taken back: ${next.sentence}`);
      }
    }
  }
};
