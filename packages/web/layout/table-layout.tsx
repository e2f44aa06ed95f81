import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useTableWords } from './table-words.ts';
import './table-layout.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
}

const OpenTab = createContext<string>('');

/** A part of the table that a phone shows only while its tab is open. */
export const TabPanel = ({ tab, className = '', ...rest }: { readonly tab: string } & ComponentProps<'section'>) => {
  const open = useContext(OpenTab);
  return <section {...rest} className={`panel ${className}`} data-tucked={open !== tab || undefined} />;
};

interface TableLayoutProps extends Omit<ComponentProps<'main'>, 'children'> {
  readonly left: ReactNode;
  readonly middle: ReactNode;
  readonly right: ReactNode;
  /** What lies in the tray of a phone; the first is open at first. */
  readonly tabs: readonly Tab[];
  /** The one in which the question is answered, if it is: it opens with the question. */
  readonly wanted?: string | undefined;
  readonly children?: ReactNode;
}

/** Three columns: you, the board, the others. On a phone: scores, board, prompt, and a tray with tabs. */
export const TableLayout = ({ left, middle, right, tabs, wanted, children, className = '', ...rest }: TableLayoutProps) => {
  const words = useTableWords();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    if (wanted !== undefined) setChosen(wanted);
  }, [wanted]);
  const open = tabs.find(({ id }) => id === chosen)?.id ?? tabs[0]?.id ?? '';
  return (
    <OpenTab value={open}>
      <main {...rest} className={`table ${className}`}>
        <div className="rail left">{left}</div>
        <div className="middle">{middle}</div>
        <div className="rail right">{right}</div>
        <fieldset className="tabs" aria-label={words.panels}>
          {tabs.map(({ id, label }) => (
            <button key={id} type="button" aria-pressed={open === id} onClick={() => setChosen(id)}>
              {label}
            </button>
          ))}
        </fieldset>
        {children}
      </main>
    </OpenTab>
  );
};
