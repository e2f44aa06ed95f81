/** What we need of an entry in one of Chromium's traces. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The processor time of its thread in `dur`. */
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly id?: string;
    readonly data?: { readonly url?: string; readonly workerThreadId?: number };
  };
}

/** One press of the mouse, until its result is on the screen. All times are in milliseconds. */
export interface TracedPress {
  /** Whether it gave an answer; if not, it selected something. */
  readonly isAnswer: boolean;
  /** Time on the clock. */
  readonly clock: number;
  /** Processor time of script, style, and layout: in the page, and in the worker that holds the match. */
  readonly page: number;
  /** Processor time of painting, without a graphics card. */
  readonly painting: number;
}

export interface TraceFigures {
  readonly presses: readonly TracedPress[];
  /** The processor time of the page's longest task. */
  readonly longestTask: number;
}

/** What the page writes into the trace: a press, a frame that shows a change or the answer, and the end of what belongs to the press. */
export const MARKS = { press: 'press', shown: 'shown', answered: 'answered', done: 'done' } as const;
const MARK_NAMES: readonly string[] = Object.values(MARKS);

type Work = 'page' | 'painting';
interface Task {
  readonly work: Work;
  readonly isMain: boolean;
  readonly from: number;
  readonly to: number;
  readonly cpu: number;
}

interface Frame {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

const threadOf = ({ pid, tid }: Pick<TraceEvent, 'pid' | 'tid'>): string => `${pid} ${tid}`;

/** The work of each thread, by its name. The bots' own worker isn't part of a press, and other threads have nothing to do with the page. */
const worksIn = (events: readonly TraceEvent[], page: number): ((event: TraceEvent) => Work | undefined) => {
  const names = new Map(events.filter(({ name }) => name === 'thread_name').map((event) => [threadOf(event), event.args.name]));
  const bots = new Set(
    events.flatMap(({ name, pid, args: { data } }) =>
      name === 'TracingSessionIdForWorker' && data?.url?.includes('bot-worker') === true && data.workerThreadId !== undefined
        ? [threadOf({ pid, tid: data.workerThreadId })]
        : [],
    ),
  );
  return (event) => {
    const name = names.get(threadOf(event));
    if (name === 'VizCompositorThread') return 'painting';
    if (event.pid !== page || bots.has(threadOf(event))) return undefined;
    if (name === 'Compositor' || name === 'ThreadPoolForegroundWorker') return 'painting';
    return name === 'CrRendererMain' || name === 'DedicatedWorker thread' ? 'page' : undefined;
  };
};

const tasksIn = (events: readonly TraceEvent[], page: number): readonly Task[] => {
  const workOf = worksIn(events, page);
  return events.flatMap((event): Task[] => {
    const { name, ts, dur = 0, tdur = 0, tid } = event;
    const work = name === 'RunTask' || name === 'ThreadPool_RunTask' ? workOf(event) : undefined;
    return work === undefined || dur === 0 ? [] : [{ work, isMain: tid === page, from: ts, to: ts + dur, cpu: tdur }];
  });
};

/** The frames of the page's main thread, and when each was on the screen. */
const framesIn = (events: readonly TraceEvent[], page: number) => {
  const [frames, presented] = [[] as Frame[], new Map<string, number>()];
  let open: Omit<Frame, 'to'> | undefined;
  for (const { name, ph, pid, ts, args } of events) {
    if (pid !== page) continue;
    if (name === 'AnimationFrame::Presentation') presented.set(args.id ?? '', ts);
    if (name !== 'AnimationFrame') continue;
    if (ph === 'b') open = { id: args.id ?? '', from: ts };
    if (ph === 'e' && open !== undefined) frames.push({ ...open, to: ts });
  }
  return { frames, presented };
};

/** The processor time between two times; a task that is cut counts by its share. */
const cpuBetween = (tasks: readonly Task[], work: Work, from: number, to: number): number =>
  tasks.reduce((sum, task) => {
    const shared = Math.min(task.to, to) - Math.max(task.from, from);
    return task.work === work && shared > 0 ? sum + (task.cpu * shared) / (task.to - task.from) : sum;
  }, 0) / 1_000;

/**
 * Reads a trace. An answer ends with the first frame that has the next question or none, a selection with the last change that it makes.
 * The page's work counts until it has handed over that frame, and painting until the frame is on the screen.
 */
export const figuresOf = (trace: readonly TraceEvent[]): TraceFigures => {
  const events = trace.toSorted((one, other) => one.ts - other.ts);
  const marks = events.filter(({ name }) => MARK_NAMES.includes(name));
  const page = marks[0]?.pid ?? -1;
  const tasks = tasksIn(events, page);
  const { frames, presented } = framesIn(events, page);
  const pressAt = (press: TraceEvent, at: number): readonly TracedPress[] => {
    const rest = marks.slice(at + 1);
    const end = rest.findIndex(({ name }) => name === MARKS.done || name === MARKS.press);
    const changes = end < 0 ? rest : rest.slice(0, end);
    const answered = changes.find(({ name }) => name === MARKS.answered);
    const last = answered ?? changes.at(-1);
    const frame = last === undefined ? undefined : frames.find(({ from, to }) => from <= last.ts && last.ts <= to);
    // A press that changes nothing has no end.
    if (frame === undefined) return [];
    // A frame may be replaced by a later one, which shows the same and more, before it's on the screen.
    const seen = presented.get(frames.find(({ id, from }) => from >= frame.from && presented.has(id))?.id ?? '');
    if (seen === undefined) return [];
    return [
      {
        isAnswer: answered !== undefined,
        clock: (seen - press.ts) / 1_000,
        page: cpuBetween(tasks, 'page', press.ts, frame.to),
        painting: cpuBetween(tasks, 'painting', press.ts, seen),
      },
    ];
  };
  return {
    presses: marks.flatMap((mark, at) => (mark.name === MARKS.press ? pressAt(mark, at) : [])),
    longestTask: Math.max(0, ...tasks.flatMap(({ isMain, cpu }) => (isMain ? [cpu / 1_000] : []))),
  };
};
