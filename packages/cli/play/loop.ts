import { hintText } from '@swordtable/bots';
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
  /** The seats at this keyboard; bots play all others. */
  readonly people: readonly Seat[];
  readonly botOn: (seat: Seat) => string;
  readonly hints: string;
  say(text: string): void;
  /** Called after every answer, so that nothing is lost when the terminal closes. */
  keep(match: Match): void;
}

const CLEAR = '\u001b[H\u001b[2J';
/** Also clears the scrollback. */
const FORGET = `\u001b[3J${CLEAR}`;

/** The number of imagined worlds: in a single one, the hidden cards might happen to be the real ones. */
const WORLDS: readonly string[] = ['one', 'two', 'three'];

/** Whether one of these seats sees a secret: something that looks different to it in a world the others can't tell from the real one. */
const haveSecrets = ({ game }: Match, state: unknown, seats: readonly Seat[]): boolean =>
  WORLDS.some((name) => {
    const world = game.determinize(state, undefined, randomFrom(name));
    return seats.some((seat) => canonicalJson(game.view(world, seat)) !== canonicalJson(game.view(state, seat)));
  });

/** Plays until the game is over or the players leave; returns the match as it is then. */
export const playOn = async (session: Session, opened: Match): Promise<Match> => {
  const { table, look, lines, thinker, people, botOn, hints, say, keep } = session;
  /** The step up to which each seat has seen the events. */
  const told = new Map<Seat, number>();
  let match = opened;
  /** The seat that last saw the screen. */
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
      if (lines.isTerminal) say(look().paint.dim(`${match.game.words.seat(theirs.seat)} is thinking…`));
      const bot = botOn(theirs.seat);
      const { action } = await thinker.think(match, theirs.seat, bot).catch((error: unknown) => {
        // Leaving while a bot thinks aborts its job, which isn't an error.
        if (lines.leaving.aborted) return { action: undefined };
        throw error;
      });
      const next = action === undefined ? undefined : submitAnswer(match, { seat: theirs.seat, action });
      if (next === undefined) return match;
      if (!('steps' in next)) throw new Error(`The bot ${bot} gave an illegal answer: ${next.sentence}`);
      match = next;
      keep(match);
      continue;
    }
    if (mine === undefined) return match;
    if (lines.isTerminal && people.length > 1 && before !== mine.seat && haveSecrets(match, positionOf(match).state, people)) {
      say(FORGET);
      const name = match.game.words.seat(mine.seat);
      if ((await lines.next(`It’s ${name}’s turn. Press Enter when only ${name} can see the screen. `)) === undefined) return match;
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
        const considered = await thinker.think(match, mine.seat, hints, true).catch(() => undefined);
        if (lines.leaving.aborted) return match;
        const spoken = { words: match.game.words, view: shown.view, seats: match.record.seats };
        for (const line of hintText(considered?.thoughts ?? [], spoken)) tell(line);
      } else {
        const seat = people.length > 1 ? (match.record.answers.at(-1)?.seat ?? mine.seat) : mine.seat;
        const next = undoAnswer(match, seat);
        if ('steps' in next) {
          match = next;
          keep(match);
          settled = true;
          say('Taken back.');
        } else tell(next.sentence);
      }
    }
  }
};
