import './plot.css';
import { type ComponentType, type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Mark } from '../../kit/replay/marks.ts';
import { apart, type Curve, changesIn, type Frame, filled, labelsOf, pathOf, rangeOf, stepAt, xAt, yAt } from './curves.ts';
import { useReplayWords } from './replay-words.ts';
import { useFigure } from './use-figure.ts';

const HEIGHT = 104;
const SIGN = 14;
/** The width of a digit. */
const DIGIT = 7;
/** Lines differ in more than color. */
const DASHES = ['none', '7 3', '2 3', '9 3 2 3', '4 4'] as const;

export interface PlotSeat {
  readonly seat: number;
  readonly name: string;
  readonly color: string;
}

/** An answer that is marked on its seat's line. */
export interface PlotFlag {
  readonly step: number;
  readonly seat: number;
  readonly grade: string;
}

export interface PlotProps {
  readonly curve: Curve;
  readonly seats: readonly PlotSeat[];
  /** A seat's sign, in a 24-unit square. */
  readonly Sign: ComponentType<{ readonly seat: number }>;
  readonly marks: readonly Mark[];
  readonly flags?: readonly PlotFlag[];
  readonly step: number;
  /** The step in words. */
  readonly text: string;
  readonly onStep: (step: number) => void;
}

/** The current width of an element. */
const useWidth = (): readonly [React.RefObject<HTMLDivElement | null>, number] => {
  const part = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(420);
  useLayoutEffect(() => {
    const element = part.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [part, width];
};

const Lines = ({ curve, seats, Sign, marks, flags = [], step, frame }: Omit<PlotProps, 'onStep' | 'text'> & { readonly frame: Frame }) => {
  const words = useReplayWords();
  const figure = useFigure();
  const values = filled(curve.values);
  const last = values.length - 1;
  const range = rangeOf(curve);
  const ends = apart(
    seats.map(({ seat }) => yAt(frame, values[last]?.[seat] ?? 0, range)),
    SIGN + 2,
    frame,
  );
  const cursor = xAt(frame, step, last);
  const rounds = marks
    .filter(({ kind }) => kind === 'round')
    .map((mark) => ({ step: mark.step, x: xAt(frame, mark.step, last), long: words.round(mark.number), short: String(mark.number) }));
  const labels = labelsOf(rounds);
  return (
    <>
      {[...new Set([range[0], 0, range[1]])].map((value) => (
        <g key={value} className="level">
          <path d={`M${frame.left} ${yAt(frame, value, range)}H${frame.right}`} />
          <text x={frame.left - 6} y={yAt(frame, value, range)}>
            {figure(value)}
          </text>
        </g>
      ))}
      {rounds.map(({ step: at, x }, index) => (
        <g key={at} className="mark">
          <path d={`M${x} ${frame.top - 4}V${frame.bottom}`} />
          <text x={x + 4} y={frame.bottom + 11}>
            {labels[index]}
          </text>
        </g>
      ))}
      {seats.map(({ seat, color }) => (
        <g key={seat} style={{ color: color }}>
          <path
            className="curve"
            d={pathOf(
              frame,
              values.map((each) => each[seat] ?? 0),
              range,
            )}
            strokeDasharray={DASHES[seat % DASHES.length]}
          />
          <circle className="dot" cx={cursor} cy={yAt(frame, values[step]?.[seat] ?? 0, range)} r={4} />
          <svg x={frame.right + 6} y={(ends[seat] ?? 0) - SIGN / 2} width={SIGN} height={SIGN} viewBox="0 0 24 24" aria-hidden="true">
            <Sign seat={seat} />
          </svg>
          <text className="end" x={frame.right + 24} y={ends[seat]}>
            {figure(values[last]?.[seat] ?? 0)}
          </text>
        </g>
      ))}
      {flags.map(({ step: at, seat, grade }) => (
        <circle key={at} className={`flag ${grade}`} cx={xAt(frame, at, last)} cy={yAt(frame, values[at]?.[seat] ?? 0, range)} r={4} />
      ))}
      <path className="cursor" d={`M${cursor} ${frame.top - 6}V${frame.bottom}`} />
    </>
  );
};

/** Each seat's values over the match. Pointing at a step or the arrow keys go there; a table has the same figures. */
export const Plot = (props: PlotProps) => {
  const { curve, seats, Sign, step, text, onStep } = props;
  const words = useReplayWords();
  const [part, width] = useWidth();
  const last = curve.values.length - 1;
  const figure = useFigure();
  // Room for the longest figure beside the levels, and at the ends of the lines.
  const room = DIGIT * Math.max(...rangeOf(curve).map((value) => figure(value).length));
  const frame: Frame = { left: Math.max(26, room + 8), right: Math.max(60, width - Math.max(50, room + 28)), top: 10, bottom: HEIGHT - 16 };
  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onStep(stepAt(frame, event.clientX - event.currentTarget.getBoundingClientRect().left, last));
  };
  const jumps: Readonly<Record<string, number>> = {
    ArrowLeft: step - 1,
    ArrowDown: step - 1,
    ArrowRight: step + 1,
    ArrowUp: step + 1,
    PageDown: step - 10,
    PageUp: step + 10,
    Home: 0,
    End: last,
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = Object.hasOwn(jumps, event.key) ? jumps[event.key] : undefined;
    if (to === undefined) return;
    event.preventDefault();
    onStep(to);
  };
  const now = filled(curve.values)[step] ?? [];
  const said = seats.map(({ seat, name }) => words.standing(name, now[seat] ?? 0));
  return (
    <figure className="plot panel">
      <figcaption>
        <b>{curve.name}</b>
        <span className="readings">
          {seats.map(({ seat, name, color }) => (
            <span key={seat} style={{ color: color }}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <Sign seat={seat} />
              </svg>
              <span className="spoken">{name} </span>
              {figure(now[seat] ?? 0)}
            </span>
          ))}
        </span>
      </figcaption>
      <div
        ref={part}
        className="drawing"
        role="slider"
        tabIndex={0}
        aria-label={words.overTime(curve.name)}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={step}
        aria-valuetext={`${text}. ${said.join(', ')}`}
        onPointerDown={follow}
        onPointerMove={follow}
        onKeyDown={onKeyDown}
      >
        <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
          <Lines {...props} frame={frame} />
        </svg>
      </div>
      <details>
        <summary>{words.asTable(curve.name)}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reachable by the keyboard. */}
        <section className="figures" tabIndex={0} aria-label={words.asTable(curve.name)}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.stepHead}</th>
                {seats.map(({ seat, name }) => (
                  <th key={seat} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {changesIn(curve.values).map(({ step: at, values }) => (
                <tr key={at}>
                  <th scope="row">{at}</th>
                  {seats.map(({ seat }) => (
                    <td key={seat}>{figure(values[seat] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
};
