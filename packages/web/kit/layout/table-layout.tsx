import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { SheetSlot } from './sheet-slot.ts';
import { useTableWords } from './table-words.ts';
import './table-layout.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
}

const OpenTab = createContext<string>('');
const RailSlot = createContext<HTMLElement | null>(null);

/**
 * Puts something at the end of the right rail, so that opening it moves neither the board nor the prompt. On a phone it follows the board.
 */
export const InRail = ({ children }: { readonly children: ReactNode }) => {
  const slot = useContext(RailSlot);
  return slot === null ? null : createPortal(children, slot);
};

/** A part of the table that a phone shows only while its tab is open. */
export const TabPanel = ({ tab, className = '', ...rest }: { readonly tab: string } & ComponentProps<'section'>) => {
  const open = useContext(OpenTab);
  return <section {...rest} className={`panel ${className}`} data-tucked={open !== tab || undefined} />;
};

interface TableLayoutProps extends Omit<ComponentProps<'main'>, 'children'> {
  readonly left: ReactNode;
  readonly middle: ReactNode;
  readonly right: ReactNode;
  /** The tabs of a phone's tray; the first is open initially. */
  readonly tabs: readonly Tab[];
  /** The tab with the answers, if any. It stays open as long as the question is current, unless the player opens another. */
  readonly wanted?: string | undefined;
  readonly children?: ReactNode;
}

/** Three columns: you, the board, the others. On a phone: scores, board, prompt, and a tray with tabs. */
export const TableLayout = ({ left, middle, right, tabs, wanted, children, className = '', ...rest }: TableLayoutProps) => {
  const words = useTableWords();
  const [chosen, setChosen] = useState<string>();
  const [isInstead, setInstead] = useState(false);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const setSheets = useContext(SheetSlot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tab opened instead of one says nothing about the next.
  useEffect(() => setInstead(false), [wanted]);
  const choose = (tab: string): void => {
    setChosen(tab);
    setInstead(true);
  };
  const opened = isInstead ? chosen : (wanted ?? chosen);
  const open = tabs.find(({ id }) => id === opened)?.id ?? tabs[0]?.id ?? '';
  return (
    <OpenTab value={open}>
      <main {...rest} className={`table ${className}`}>
        <div className="rail left">{left}</div>
        <div className="middle">
          <RailSlot value={slot}>{middle}</RailSlot>
        </div>
        <div className="rail right">
          {right}
          <div ref={setSlot} className="rail-slot" />
          <div ref={setSheets} className="rail-sheets" />
        </div>
        <fieldset className="tabs" aria-label={words.panels}>
          {tabs.map(({ id, label }) => (
            <button key={id} type="button" aria-pressed={open === id} onClick={() => choose(id)}>
              {label}
            </button>
          ))}
        </fieldset>
        {children}
      </main>
    </OpenTab>
  );
};
