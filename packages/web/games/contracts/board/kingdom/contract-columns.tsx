import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { TabPanel } from '../../../../kit/layout/table-layout.tsx';
import { useBoardWords } from '../board-words.ts';
import { useTableInfo } from '../table-info.ts';
import { ContractCard } from './contract-card.tsx';
import './contract-columns.css';

/** The slots of a column from the top. */
const SLOTS = ['top', 'second', 'third', 'bottom'] as const;

interface ColumnProps {
  readonly title: string;
  readonly note: string;
  readonly contracts: readonly CardId[];
  readonly empty: string;
}

/** Four slots, the newest contract at the top. */
const Column = ({ title, note, contracts, empty }: ColumnProps) => (
  <div className="contract-column">
    <h2 className="display heading-line">
      {title} <span>{note}</span>
    </h2>
    {contracts.map((contract) => (
      <ContractCard key={contract} contract={contract} />
    ))}
    {SLOTS.slice(contracts.length).map((slot) => (
      <span key={slot} className="contract-slot">
        {empty}
      </span>
    ))}
  </div>
);

/** The contracts everyone can fulfill, and the one reserved for this player. */
export const ContractColumns = () => {
  const words = useBoardWords();
  const { view, party, owner } = useTableInfo();
  const { you, name } = owner;
  return (
    <TabPanel tab="contracts" className="contract-columns">
      <Column title={words.basic} note={words.basicNote} contracts={view.basics} empty={words.freeSlot} />
      <Column title={words.followUp} note={words.followUpNote} contracts={view.followUps} empty={words.freeSlot} />
      {party.reserved !== null && (
        <div className="contract-reserved">
          <ContractCard contract={party.reserved} note={you ? words.reserved : words.reservedBy(name)} />
        </div>
      )}
    </TabPanel>
  );
};
