import { ACTIONS, answering, type Cards, WARRIORS } from '@swordtable/games/battlefields/cards/cards';
import { Icon } from '../../../kit/icons/icon.tsx';
import { TabPanel } from '../../../kit/layout/table-layout.tsx';
import { useBattleWords } from './context.ts';
import { cardIcon } from './emblems.ts';
import { useBattleTexts } from './texts.ts';
import './beats-panel.css';

/** Cards that are answered while they are played, and those that are answered while they lie at a place. */
const ANSWERED = [
  { card: 'ambush', lies: false },
  { card: 'skirmish', lies: false },
  { card: 'surround', lies: false },
  { card: 'elite', lies: true },
  { card: 'flank', lies: true },
] as const;

/** What beats what, and what answers what. */
export const BeatsPanel = ({ beats }: { readonly beats: Cards['beats'] }) => {
  const words = useBattleWords();
  const texts = useBattleTexts();
  const strongest = WARRIORS.toSorted((a, b) => beats[b].length - beats[a].length || WARRIORS.indexOf(b) - WARRIORS.indexOf(a));
  return (
    <TabPanel tab="beats" className="beats-panel" tabIndex={0} aria-label={words.beatsTitle}>
      <h2>
        {words.beatsTitle}
        <span>{words.sameType}</span>
      </h2>
      <ul>
        {strongest.map((warrior) => (
          <li key={warrior}>
            <span className="beats-who">
              <Icon name={cardIcon(warrior)} className="" />
            </span>
            <span>
              <b>{texts.warrior(warrior)}</b> <i>{words.beatsShort}</i>
            </span>
            <span className="beaten-types">
              {beats[warrior].map((other) => (
                <span key={other} role="img" aria-label={texts.warrior(other)} title={texts.warrior(other)}>
                  <Icon name={cardIcon(other)} className="" />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <h2>{words.answersTitle}</h2>
      <dl>
        {ANSWERED.map(({ card, lies }) => (
          <div key={card}>
            <dt>{lies ? words.lyingCard(texts.action(card)) : texts.action(card)}</dt>
            <dd>
              {ACTIONS.filter((answer) => answering(answer, card) !== undefined)
                .map(texts.action)
                .join(', ')}
            </dd>
          </div>
        ))}
      </dl>
      <p>{words.answersText}</p>
    </TabPanel>
  );
};
