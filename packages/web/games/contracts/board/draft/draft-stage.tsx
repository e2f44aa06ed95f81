import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { GOLD_PER_TOKEN } from '@swordtable/games/contracts/phases/payment';
import type { View } from '@swordtable/games/contracts/view/view';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Amount } from '../amount.tsx';
import { useCardTexts } from '../cards.ts';
import { useHeldCard } from '../held-card.ts';
import { moveFocus } from '../move-focus.ts';
import { useTableInfo } from '../table-info.ts';
import { useDraftWords } from './draft-words.ts';
import { FilterBar } from './filter-bar.tsx';
import { EVERYTHING, matches, type Order, ordered } from './filters.ts';
import { fitsParty, salaryWith } from './fits.ts';
import { Kept } from './kept.tsx';
import { PackCard, useChoosing } from './pack-card.tsx';
import { Passing } from './passing.tsx';
import { RememberedPacks } from './remembered.tsx';
import { digitAt, useDigitKeys } from './use-digit-keys.ts';
import './draft-stage.css';

const NONE: readonly never[] = [];
const CARDS = '.pack-card';

/** Keyboard players continue with the next pack; otherwise the focus would be lost with the kept card. */
const useFocusKept = (pack: string) => {
  const stage = useRef<HTMLElement>(null);
  const byKeys = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another pack that takes the focus away.
  useEffect(() => {
    if (byKeys.current && document.activeElement === document.body) stage.current?.querySelector<HTMLElement>(CARDS)?.focus();
  }, [pack]);
  return {
    ref: stage,
    onPointerDown: () => {
      byKeys.current = false;
    },
    onKeys: () => {
      byKeys.current = true;
    },
  };
};

/** The cards of the pack, with what one looks for in it. */
const Pack = ({ pack, view }: { readonly pack: readonly CardId[]; readonly view: View }) => {
  const { party } = useTableInfo();
  const { lookAt } = useHeldCard();
  const choose = useChoosing();
  const [filter, setFilter] = useState(EVERYTHING);
  const [order, setOrder] = useState<Order>('dealt');
  const cards = ordered(pack, order);
  const matching = new Set(cards.filter((card) => matches(card, filter, (each) => fitsParty(party, each, view.sets))));
  useDigitKeys(cards, choose);
  return (
    <>
      <FilterBar
        filter={filter}
        onFilter={setFilter}
        order={order}
        onOrder={setOrder}
        dimmed={cards.length - matching.size}
        all={cards.length}
      />
      <ul className="pack-cards" onPointerLeave={() => lookAt(undefined)} onBlur={() => lookAt(undefined)}>
        {cards.map((card, at) => (
          <PackCard key={card} card={card} digit={digitAt(at)} isDimmed={!matching.has(card)} onLook={lookAt} />
        ))}
      </ul>
    </>
  );
};

/** The draft: the pack at hand, what was kept, and where the other packs are. */
export const DraftStage = () => {
  const { view, seats, mine, owner, party } = useTableInfo();
  const words = useDraftWords();
  const { name } = useCardTexts();
  const { card: chosen, putBack } = useHeldCard();
  const own = view.parties[mine]?.own ?? null;
  const { you, name: ownName } = owner;
  const pack = own?.pack ?? NONE;
  const kept = useFocusKept(pack.join());
  const onKeyDown = (event: KeyboardEvent): void => {
    kept.onKeys();
    if (event.key === 'Escape') putBack();
    else if (event.target instanceof Element && event.target.matches(CARDS)) moveFocus(event, CARDS);
  };
  const salary = salaryWith(party, own?.hand ?? NONE, view.sets);
  const busy = view.packs.flatMap((packs, seat) => (packs.length > 0 && seat !== mine ? [seats[seat]?.name ?? ''] : []));
  return (
    <section ref={kept.ref} className="draft-stage panel" aria-label={words.title} onKeyDown={onKeyDown} onPointerDown={kept.onPointerDown}>
      <header>
        <h2 className="display">{words.title}</h2>
        <Passing />
      </header>
      {pack.length > 0 ? (
        <Pack pack={pack} view={view} />
      ) : (
        <>
          <p className="draft-waiting">
            <b>{you ? words.waiting : words.waitingOf(ownName)}</b> {busy.length > 0 && words.waitingFor(busy.join(', '))}
          </p>
          <RememberedPacks packs={own?.remembered ?? NONE} />
        </>
      )}
      {own !== null && (
        <footer>
          <Kept title={words.kept} none={words.keptNone} cards={own.hand} />
          {salary > 0 && (
            <span className="draft-salary">
              {words.salary} <Amount of="salary" count={salary} /> = <Amount of="gold" count={salary * GOLD_PER_TOKEN} />
            </span>
          )}
          {own.leaders.length > 0 && <Kept title={words.leaders} cards={own.leaders} />}
        </footer>
      )}
      <p className="spoken" role="status">
        {chosen !== undefined && words.chosen(name(chosen))}
      </p>
    </section>
  );
};
