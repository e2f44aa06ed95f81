import { randomBelow, randomFrom } from '@swordtable/kernel';
import { expect } from 'vitest';
import type { LocalTable } from '../../../client/local/client.ts';
import type { TableState } from '../../../client/table.ts';
import { sure, until } from '../../../client/testing/local.ts';
import { advanced, BEGINNING, finished, type Lesson, type Progress, tableAt } from '../lesson.ts';
import type { Said } from '../note.ts';
import { minutesFor } from './minutes.ts';

/** A learner: how they answer each question. */
export type Player = (state: TableState, table: LocalTable) => Promise<unknown>;

export const atRandom = (seed: string): Player => {
  const rng = randomFrom(seed);
  return async ({ decision }) => decision?.options[randomBelow(rng, decision.options.length)];
};

/** What is taught: the lessons, and their texts in every language. */
export interface Taught<State = TableState> {
  readonly lessons: readonly Lesson<State>[];
  readonly say: (id: string, then: State) => readonly Said[];
}

/** Drops the game's types, as `defineCourse` does. */
export const taughtBy = <State extends TableState>(taught: Taught<State>): Taught => taught as Taught;

/** Plays a whole game and follows its lessons. A reader reads every note immediately; others just play on. */
export const follow = async (table: LocalTable, { lessons, say }: Taught, player: Player, reads: boolean) => {
  const came: string[] = [];
  const said: (readonly Said[])[] = [];
  let answers = 0;
  let progress: Progress = BEGINNING;
  const look = (): void => {
    for (;;) {
      const next = advanced(lessons, progress, table.state());
      if (next.now !== undefined && next.now.id !== progress.now?.id) {
        const then = tableAt(table.state(), next.now.since);
        came.push(next.now.id);
        said.push(say(next.now.id, then));
        const lesson = lessons.find(({ id }) => id === next.now?.id);
        expect(lesson?.at(then).length, next.now.id).toBeGreaterThan(0);
      }
      progress = next;
      if (!reads || next.now === undefined || next.now.id === 'end') return;
      progress = finished(next);
    }
  };
  const stop = table.subscribe(look);
  for (;;) {
    const state = await until(table, ({ card, decision }) => card.status === 'over' || decision !== null);
    look();
    if (state.card.status === 'over') break;
    if (progress.now?.id !== 'end') answers++;
    sure(await table.act(await player(state, table)));
  }
  stop();
  const texts = said.flat().flatMap(({ title, text }) => [title, text]);
  return {
    came,
    said: texts,
    progress,
    minutes: minutesFor(
      said.flatMap(([first]) => first ?? []),
      answers,
    ),
  };
};
