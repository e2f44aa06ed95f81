import './plots.css';
import { useState } from 'react';
import type { Curve } from './curves.ts';
import { Plot, type PlotProps } from './plot.tsx';
import { useReplayWords } from './replay-words.ts';

/** This many plots fit side by side; of more, one is shown and the others are a click away. */
const ABREAST = 3;

interface PlotsProps extends Omit<PlotProps, 'curve'> {
  readonly curves: readonly Curve[];
}

/** Everything that is plotted over the match. */
export const Plots = ({ curves, ...rest }: PlotsProps) => {
  const words = useReplayWords();
  const [chosen, setChosen] = useState<string>();
  const isOneByOne = curves.length > ABREAST;
  const one = curves.find(({ id }) => id === chosen) ?? curves[0];
  const shown = isOneByOne && one !== undefined ? [one] : curves;
  return (
    <div className="plots" data-one={isOneByOne || undefined}>
      {isOneByOne && (
        <fieldset className="curves panel">
          <legend className="spoken">{words.curves}</legend>
          {curves.map(({ id, name }) => (
            <button key={id} type="button" aria-pressed={id === one?.id} onClick={() => setChosen(id)}>
              {name}
            </button>
          ))}
        </fieldset>
      )}
      {shown.map((curve) => (
        <Plot key={curve.id} curve={curve} {...rest} />
      ))}
    </div>
  );
};
