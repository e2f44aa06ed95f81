import './sieve.css';
import { useRef, useState } from 'react';
import type { Facet } from '../../kit/gallery/pieces.ts';
import { useGalleryWords } from '../../kit/gallery/words.ts';
import { Icon } from '../../kit/icons/icon.tsx';
import type { Sifted } from './use-wish.ts';

const ALL = '';

interface AskedProps {
  readonly facet: Facet;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** So many answers stand side by side at the most. */
const SIDE_BY_SIDE = 7;

/** A question with many answers: they unfold when one asks for them. */
const FacetList = ({ facet, value, onChange }: AskedProps) => {
  const words = useGalleryWords();
  return (
    <label className="sieve-list">
      <span className="eyebrow">{facet.name}</span>
      <select className="field-line" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value={ALL}>{words.all}</option>
        {facet.values.map(({ value: one, name }) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
};

/** One question to sift by: its answers side by side, of which one holds. */
const FacetSwitch = ({ facet, value, onChange }: AskedProps) => {
  const words = useGalleryWords();
  return (
    <fieldset className="sieve-facet">
      <legend className="eyebrow">{facet.name}</legend>
      <div className="switch">
        {[{ value: ALL, name: words.all }, ...facet.values].map(({ value: one, name, ...rest }) => (
          <label key={one}>
            <input type="radio" name={facet.id} checked={value === one} onChange={() => onChange(one)} />
            <span>
              {'Mark' in rest && rest.Mark !== undefined && <rest.Mark />}
              {name}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** Search, filters, order and count. On a phone the filters are folded away until they are asked for. */
export const Sieve = ({ facets, orders, wish, all, shown, change }: Sifted) => {
  const words = useGalleryWords();
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const set = (id: string, value: string): void => {
    const { [id]: _gone, ...others } = wish.facets;
    change({ ...wish, facets: value === ALL ? others : { ...others, [id]: value } });
  };
  const many = Object.keys(wish.facets).length + (wish.sort === '' ? 0 : 1);
  return (
    <search className="sieve panel">
      <div className="sieve-line">
        <label className="sieve-search">
          <span className="spoken">{words.search}</span>
          <input
            ref={field}
            type="search"
            className="field-line"
            placeholder={words.search}
            value={wish.q}
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => change({ ...wish, q: event.target.value })}
          />
        </label>
        {wish.q !== '' && (
          <button
            type="button"
            className="btn quiet square sieve-clear"
            aria-label={words.clear}
            onClick={() => {
              change({ ...wish, q: '' });
              field.current?.focus();
            }}
          >
            <Icon name="cross" />
          </button>
        )}
        <output className="sieve-count">{words.counted(shown.length, all.length)}</output>
        <button type="button" className="btn sieve-more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.filters(many)}
        </button>
      </div>
      <div className="sieve-facets" data-open={open || undefined}>
        {facets.map((facet) => {
          const Asked = facet.values.length > SIDE_BY_SIDE ? FacetList : FacetSwitch;
          return <Asked key={facet.id} facet={facet} value={wish.facets[facet.id] ?? ALL} onChange={(value) => set(facet.id, value)} />;
        })}
        <label className="sieve-list sieve-sort">
          <span className="eyebrow">{words.sort}</span>
          <select className="field-line" value={wish.sort} onChange={(event) => change({ ...wish, sort: event.target.value })}>
            <option value="">{words.byName}</option>
            {orders.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
    </search>
  );
};
