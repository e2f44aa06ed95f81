import { sumOf } from '@swordtable/games/contracts/explain/explanation';
import { flowsOf, type Source } from '@swordtable/games/contracts/explain/flows';
import { capital } from '@swordtable/games/contracts/text/sentences/sentences';
import { useExplainInput } from '../../why/use-explaining.ts';
import { useContractWhyWords } from '../../why/words.ts';
import type { Ranked } from './ranking.ts';

const SOURCES: readonly Source[] = ['contracts', 'quests', 'places', 'commons', 'camp', 'cards', 'payDay'];

/** Where the fame came from that was won in play, line by line; left out where not all that happened is known here. */
export const FameRows = ({ parties }: { readonly parties: readonly Ranked[] }) => {
  const { sources } = useContractWhyWords();
  const { events } = useExplainInput();
  const won = parties.map(({ seat }) => flowsOf(events, seat, 'fame').filter(({ source }) => source !== 'end'));
  const isKnown = parties.every(({ score }, at) => sumOf((won[at] ?? []).map(({ count }) => count)) === score.fame);
  if (!isKnown) return null;
  return SOURCES.map((source) => {
    const counts = won.map((flows) => sumOf(flows.filter((flow) => flow.source === source).map(({ count }) => count)));
    if (sumOf(counts) === 0) return null;
    return (
      <tr key={source} className="score-source">
        <th scope="row">{capital(sources[source])}</th>
        {parties.map(({ seat }, at) => (
          <td key={seat}>{counts[at]}</td>
        ))}
      </tr>
    );
  });
};
