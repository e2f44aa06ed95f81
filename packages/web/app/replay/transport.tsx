import './transport.css';
import type { CSSProperties } from 'react';
import { type Mark, marksAround } from '../../kit/replay/marks.ts';
import { useReplayWords } from './replay-words.ts';
import { type Playback, SPEEDS, type Speed } from './use-playback.ts';

/** The icons of the controls, in a 24-unit square. */
const SIGNS = {
  first: 'M4 4h3v16H4zM20 4v16L8.500 12z',
  turnBack: 'M12 4v16L2 12zM22 4v16L12 12z',
  back: 'M18 3v18L5 12z',
  play: 'M6 2.500v19L21 12z',
  pause: 'M5 3h5v18H5zM14 3h5v18h-5z',
  on: 'M6 3v18l13-9z',
  turnOn: 'M2 4v16l10-8zM12 4v16l10-8z',
  last: 'M17 4h3v16h-3zM4 4v16l11.500-8z',
} as const;

const Control = ({
  sign,
  label,
  onPress,
  off = false,
}: {
  sign: keyof typeof SIGNS;
  label: string;
  onPress: () => void;
  off?: boolean;
}) => (
  <button
    type="button"
    className={`control ${sign}`}
    aria-label={label}
    title={label}
    aria-disabled={off}
    onClick={off ? undefined : onPress}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[sign]} />
    </svg>
  </button>
);

const placeOf = (step: number, last: number): CSSProperties => ({ '--place': last === 0 ? 0 : step / last }) as CSSProperties;

/** The slider along the match, with a notch for each turn and a taller one for each round. */
const Scale = ({ course, last, marks, text }: { course: Playback; last: number; marks: readonly Mark[]; text: string }) => {
  const words = useReplayWords();
  return (
    <div className="scale" style={placeOf(course.step, last)}>
      {marks.map(({ step, kind }) => (
        <i key={step} className={kind} style={placeOf(step, last)} />
      ))}
      <input
        type="range"
        min={0}
        max={last}
        value={course.step}
        aria-label={words.position}
        aria-valuetext={text}
        onChange={(event) => course.goTo(Number(event.currentTarget.value))}
      />
    </div>
  );
};

const Jump = ({ course, marks }: { course: Playback; marks: readonly Mark[] }) => {
  const words = useReplayWords();
  const now = marks.findLast(({ step }) => step <= course.step);
  return (
    <label className="choose">
      <span className="spoken">{words.jump}</span>
      <select value={now?.step ?? ''} onChange={(event) => course.goTo(Number(event.currentTarget.value))}>
        {now === undefined && <option value="">{words.jump} …</option>}
        {marks.map(({ step, kind, number }) => (
          <option key={step} value={step}>
            {kind === 'round' ? words.roundMark(number, step) : words.turnMark(number, step)}
          </option>
        ))}
      </select>
    </label>
  );
};

interface TransportProps {
  readonly course: Playback;
  readonly last: number;
  readonly marks: readonly Mark[];
  /** What happened at this step, in a sentence. */
  readonly what: string;
}

/** Forward, back, by turn, automatically: everything that moves through a match. */
export const Transport = ({ course, last, marks, what }: TransportProps) => {
  const words = useReplayWords();
  const { step, playing, goTo } = course;
  const { before, after } = marksAround(marks, step);
  const text = words.step(step, last, what);
  return (
    <div className="transport panel">
      <Scale course={course} last={last} marks={marks} text={text} />
      <div className="controls">
        <Control sign="first" label={words.first} onPress={() => goTo(0)} off={step === 0} />
        {marks.length > 0 && (
          <Control sign="turnBack" label={words.turnBack} onPress={() => goTo(before?.step ?? 0)} off={before === undefined} />
        )}
        <Control sign="back" label={words.back} onPress={() => course.move(-1)} off={step === 0} />
        <Control sign={playing ? 'pause' : 'play'} label={playing ? words.pause : words.play} onPress={course.toggle} />
        <Control sign="on" label={words.on} onPress={() => course.move(1)} off={step === last} />
        {marks.length > 0 && (
          <Control sign="turnOn" label={words.turnOn} onPress={() => goTo(after?.step ?? last)} off={after === undefined} />
        )}
        <Control sign="last" label={words.last} onPress={() => goTo(last)} off={step === last} />
      </div>
      <p className="now" role="status">
        <b>{words.counter(step, last)}</b>
        <span>{what}</span>
      </p>
      <p className="spoken">{words.keys}</p>
    </div>
  );
};

/** Where to jump to, and the playback speed. */
export const Chooses = ({ course, marks }: Pick<TransportProps, 'course' | 'marks'>) => {
  const words = useReplayWords();
  return (
    <div className="chooses">
      {marks.length > 0 && <Jump course={course} marks={marks} />}
      <label className="choose">
        <span className="spoken">{words.speed}</span>
        <select value={course.speed} onChange={(event) => course.setSpeed(event.currentTarget.value as Speed)}>
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {words[speed]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
};
