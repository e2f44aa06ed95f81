import './deal-result.css';
import { useEffect, useRef, useState } from 'react';
import type { TableState } from '../../../client/table.ts';
import { useRefusal } from '../../../kit/words/refusals.ts';
import { usePlayWords } from '../play-words.ts';
import { checkFinished, type DealVerdict } from './check-deal.ts';

/** Checks a finished match once; undefined until that's done. */
const useVerdict = (seen: TableState): DealVerdict | undefined => {
  const [verdict, setVerdict] = useState<DealVerdict>();
  // What happens after the end changes neither the deal nor the table.
  const end = useRef(seen);
  useEffect(() => {
    let here = true;
    void checkFinished(end.current).then((found) => here && setVerdict(found));
    return () => {
      here = false;
    };
  }, []);
  return verdict;
};

/** Whether the deal was fair, as this browser has found. Only a deal that wasn't says why without being asked. */
export const DealResult = ({ seen }: { readonly seen: TableState }) => {
  const { deal: words } = usePlayWords();
  const inWords = useRefusal();
  const verdict = useVerdict(seen);
  if (verdict === undefined) return null;
  const { kind } = verdict;
  if (kind === 'unfair')
    return (
      <p className="deal-result unfair" role="alert">
        <strong>{words.unfair}</strong> {inWords(verdict.why)}
      </p>
    );
  const text = { fair: words.fairText, unchanged: words.unchangedText, closed: words.closedText };
  return (
    <details className="deal-result">
      <summary>{words[kind]}</summary>
      <p>{kind === 'unknown' ? inWords(verdict.why) : text[kind]}</p>
      {kind === 'fair' && (
        <p>
          {words.yourself} <code>{verdict.command}</code>
        </p>
      )}
    </details>
  );
};
