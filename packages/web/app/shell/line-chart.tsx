import './figures.css';
import type { ReactNode } from 'react';

/** Where a chart's lines are within its picture. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface LineChartProps {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly frame: Frame;
  /** The values that are marked at the side. */
  readonly levels: readonly number[];
  readonly yAt: (level: number) => number;
  readonly children: ReactNode;
}

/** A chart of something from match to match. A table has the same figures, so it isn't read aloud. */
export const LineChart = ({ title, width, height, frame, levels, yAt, children }: LineChartProps) => (
  <figure className="line-chart panel">
    <figcaption>{title}</figcaption>
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {levels.map((level) => (
        <g key={level} className="level">
          <path d={`M${frame.left} ${yAt(level)}H${frame.right}`} />
          <text x={frame.left - 6} y={yAt(level)}>
            {level}
          </text>
        </g>
      ))}
      {children}
    </svg>
  </figure>
);
