import './filters.css';
import { useRef, useState } from 'react';
import type { Facet } from '../../kit/gallery/pieces.ts';
import { useGalleryWords } from '../../kit/gallery/words.ts';
import { Icon } from '../../kit/icons/icon.tsx';
import type { FilteredGallery } from './use-gallery-query.ts';

const ALL = '';

interface FacetProps {
  readonly facet: Facet;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** At most this many answers are side by side. */
const SIDE_BY_SIDE = 7;

/** A question with many answers, in a disclosure. */
const FacetList = ({ facet, value, onChange }: FacetProps) => {
  const words = useGalleryWords();
  return (
    <label className="filters-list">
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

/** One question to filter by: its answers side by side, one of them chosen. */
const FacetSwitch = ({ facet, value, onChange }: FacetProps) => {
  const words = useGalleryWords();
  return (
    <fieldset className="filters-facet">
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

/** Search, filters, order, and count. On a phone, the filters are folded until opened. */
export const Filters = ({ facets, orders, query: wish, all, shown, change }: FilteredGallery) => {
  const words = useGalleryWords();
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const set = (id: string, value: string): void => {
    const { [id]: _gone, ...others } = wish.facets;
    change({ ...wish, facets: value === ALL ? others : { ...others, [id]: value } });
  };
  const many = Object.keys(wish.facets).length + (wish.sort === '' ? 0 : 1);
  return (
    <search className="filters panel">
      <div className="filters-line">
        <label className="filters-search">
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
            className="btn quiet square filters-clear"
            aria-label={words.clear}
            onClick={() => {
              change({ ...wish, q: '' });
              field.current?.focus();
            }}
          >
            <Icon name="cross" />
          </button>
        )}
        <output className="filters-count">{words.counted(shown.length, all.length)}</output>
        <button type="button" className="btn filters-more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.filters(many)}
        </button>
      </div>
      <div className="filters-facets" data-open={open || undefined}>
        {facets.map((facet) => {
          const FacetInput = facet.values.length > SIDE_BY_SIDE ? FacetList : FacetSwitch;
          return (
            <FacetInput key={facet.id} facet={facet} value={wish.facets[facet.id] ?? ALL} onChange={(value) => set(facet.id, value)} />
          );
        })}
        <label className="filters-list filters-sort">
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
