import { BASICS } from '@swordtable/games/contracts/cards/attributes';
import { ENCOUNTER_SORTS } from '@swordtable/games/contracts/cards/catalog';
import { CLASSES, DOMAINS } from '@swordtable/games/contracts/cards/terms';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../../kit/icons/icon.tsx';
import { useCardTexts } from '../cards.ts';
import { useDraftWords } from './draft-words.ts';
import { EVERYTHING, type Filter, isEverything, ORDERS, type Order, toggled } from './filters.ts';
import './filter-bar.css';

interface FilterBarProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
  /** How many cards do not match, of how many. */
  readonly dimmed: number;
  readonly all: number;
}

interface ChipProps {
  readonly label: string;
  readonly sign: IconName;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** A thing to look for: pressed or not. */
const Chip = ({ label, sign, isOn, onToggle }: ChipProps) => (
  <button type="button" className="filter-chip" aria-pressed={isOn} aria-label={label} title={label} onClick={onToggle}>
    <Icon name={sign} />
  </button>
);

const Group = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <fieldset className="filter-group">
    <legend>{label}</legend>
    {children}
  </fieldset>
);

/** What to look for in a pack. Nothing is hidden by it: cards that do not match are dimmed, and it is said how many. */
export const FilterBar = ({ filter, onFilter, order, onOrder, dimmed, all }: FilterBarProps) => {
  const words = useDraftWords();
  const { terms } = useCardTexts();
  return (
    <search className="filter-bar" aria-label={words.filters}>
      <Group label={words.sort}>
        {ENCOUNTER_SORTS.map((sort) => (
          <Chip
            key={sort}
            label={terms.sorts[sort]}
            sign={`sign/${sort}`}
            isOn={filter.sorts.includes(sort)}
            onToggle={() => onFilter({ ...filter, sorts: toggled(filter.sorts, sort) })}
          />
        ))}
      </Group>
      <Group label={words.class}>
        {CLASSES.map((each) => (
          <Chip
            key={each}
            label={terms.classes[each]}
            sign={`sign/${each}`}
            isOn={filter.classes.includes(each)}
            onToggle={() => onFilter({ ...filter, classes: toggled(filter.classes, each) })}
          />
        ))}
      </Group>
      <Group label={words.attribute}>
        {BASICS.map((each) => (
          <Chip
            key={each}
            label={terms.token[each]}
            sign={`sign/${each}`}
            isOn={filter.attributes.includes(each)}
            onToggle={() => onFilter({ ...filter, attributes: toggled(filter.attributes, each) })}
          />
        ))}
      </Group>
      <Group label={words.domain}>
        {DOMAINS.map((each) => (
          <Chip
            key={each}
            label={terms.domain[each]}
            sign={`sign/${each}`}
            isOn={filter.domains.includes(each)}
            onToggle={() => onFilter({ ...filter, domains: toggled(filter.domains, each) })}
          />
        ))}
      </Group>
      <button
        type="button"
        className="filter-chip worded"
        aria-pressed={filter.fits}
        onClick={() => onFilter({ ...filter, fits: !filter.fits })}
      >
        {words.fits}
      </button>
      <label className="filter-order">
        <span className="spoken">{words.order}</span>
        <select value={order} onChange={({ target }) => onOrder(ORDERS.find((each) => each === target.value) ?? 'dealt')}>
          {ORDERS.map((each) => (
            <option key={each} value={each}>
              {words.orders[each]}
            </option>
          ))}
        </select>
      </label>
      <span className="filter-found" role="status">
        {!isEverything(filter) && words.dimmed(dimmed, all)}
      </span>
      {!isEverything(filter) && (
        <button
          type="button"
          className="filter-chip worded"
          aria-label={words.showAll}
          title={words.showAll}
          onClick={() => onFilter(EVERYTHING)}
        >
          {words.all}
        </button>
      )}
    </search>
  );
};
