import { useTableInfo } from '../table-info.ts';
import { useDraftWords } from './draft-words.ts';
import { Passing } from './passing.tsx';

/** What those learn who only look on while everybody decides in secret: what is going on, and where the packs are. */
export const Watched = () => {
  const { view } = useTableInfo();
  const words = useDraftWords();
  return view.phase === 'encounter' ? (
    <>
      <p>{words.watched}</p>
      <Passing />
    </>
  ) : (
    <p>{words.watchedPlan}</p>
  );
};
