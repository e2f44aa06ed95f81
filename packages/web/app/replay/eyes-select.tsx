import type { Perspective } from '../../client/replay/replay.ts';
import { useReplayWords } from './replay-words.ts';

interface EyesSelectProps {
  readonly eyes: Perspective;
  readonly allowed: readonly Perspective[];
  readonly names: readonly string[];
  readonly onLook: (eyes: Perspective) => void;
}

/** Through whose eyes a match is seen. */
export const EyesSelect = ({ eyes, allowed, names, onLook }: EyesSelectProps) => {
  const words = useReplayWords();
  const nameOf = (each: Perspective): string =>
    each === 'open' ? words.allOpen : each === 'spectator' ? words.spectator : (names[each] ?? '');
  return (
    <label className="eyes">
      <span>{words.eyes}</span>
      <select value={String(eyes)} onChange={(event) => onLook(allowed.find((each) => String(each) === event.target.value) ?? eyes)}>
        {allowed.map((each) => (
          <option key={each} value={String(each)}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </label>
  );
};
