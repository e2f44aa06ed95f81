import { ownedBy } from '@swordtable/games/swordcrafters/view/forecast';
import { Icon } from '../../../kit/icons/icon.tsx';
import { useTableWords } from '../../../kit/layout/table-words.ts';
import { SmithRow, type SmithRowProps } from './smith-row.tsx';
import { TileCount } from './tile-count.tsx';
import './swords-panel.css';
import './swords-strip.css';

type SwordsPanelProps = Omit<SmithRowProps, 'seat'>;

interface PrintedRowProps extends Pick<SwordsPanelProps, 'state' | 'scores' | 'wording' | 'isTelling' | 'onLook' | 'onWhy'> {
  /** Which of the cards it is. */
  readonly at: number;
}

/** A finished sword of the solo game, and whether it is beaten. */
const PrintedRow = ({ at, state, scores, wording: { words, texts }, isTelling, onLook, onWhy }: PrintedRowProps) => {
  const table = useTableWords();
  const { points = 0, length = 0 } = ownedBy(scores, -1)[at] ?? {};
  const own = ownedBy(scores, 0)[0]?.points ?? 0;
  const card = state.view.setting.opponents[at];
  const name = card === undefined ? '' : texts.smith(card);
  return (
    <li className="smith printed">
      <button type="button" className="smith-look" onClick={() => onLook({ printed: at })}>
        <span className="spoken">{words.inspectPrinted(name)}</span>
        <span className="smith-swords" aria-hidden="true">
          <Icon name="swordcrafters/solo" className="printed-sign" />
        </span>
        <span className="smith-name">
          <span className="named">
            <b>{name}</b>
          </span>
          <span className="smith-line">
            <span className="smith-tiles">{texts.tileCount(length)}</span>
            {!isTelling && <span className="smith-note">{own > points ? words.beaten : words.notBeaten}</span>}
          </span>
        </span>
      </button>
      <TileCount tiles={[length]} />
      {!isTelling && (
        <button
          type="button"
          className="smith-points"
          aria-label={table.whyPoints(name, points)}
          onClick={(event) => onWhy({ printed: at }, event.currentTarget)}
        >
          {points}
        </button>
      )}
    </li>
  );
};

/** Everybody at the table, and the finished swords to beat. */
export const SwordsPanel = (props: SwordsPanelProps) => {
  const { smiths, setting } = props.state.view;
  const { swords } = props.wording.words;
  return (
    <section className="panel smiths" data-many={smiths.length + setting.opponents.length > 3 || undefined} aria-label={swords}>
      <h2 className="display">{swords}</h2>
      <ul>
        {smiths.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their numbers.
          <SmithRow key={seat} seat={seat} {...props} />
        ))}
        {setting.opponents.map((card, at) => (
          <PrintedRow key={card.name} at={at} {...props} />
        ))}
      </ul>
    </section>
  );
};
