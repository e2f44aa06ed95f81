import type { Digest } from '../../client/review/digest.ts';
import { type Frame, LineChart } from '../shell/line-chart.tsx';
import { useTrendsWords } from './trends-words.ts';

const [WIDTH, HEIGHT] = [640, 140];
const FRAME: Frame = { left: 36, right: WIDTH - 12, top: 10, bottom: HEIGHT - 12 };
const LEVELS = [0, 50, 100];

/** The accuracy of match after match. The table below it has the same figures. */
export const AccuracyChart = ({ digests }: { readonly digests: readonly Digest[] }) => {
  const words = useTrendsWords();
  const xAt = (at: number): number => FRAME.left + ((FRAME.right - FRAME.left) * (at + 0.5)) / digests.length;
  const yAt = (share: number): number => FRAME.bottom - ((FRAME.bottom - FRAME.top) * share) / 100;
  return (
    <LineChart title={words.overTime} width={WIDTH} height={HEIGHT} frame={FRAME} levels={LEVELS} yAt={yAt}>
      <path className="line" d={digests.map(({ accuracy }, at) => `${at === 0 ? 'M' : 'L'}${xAt(at)} ${yAt(accuracy)}`).join('')} />
      {digests.map(({ accuracy, href }, at) => (
        <circle key={href} cx={xAt(at)} cy={yAt(accuracy)} r={4} />
      ))}
    </LineChart>
  );
};
