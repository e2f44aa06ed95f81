import { Icon } from '../../../kit/icons/icon.tsx';
import { useBattleTexts } from './texts.ts';
import './card.css';
import './ares-card.css';

/** Ares, the card of the fate deck that is no land. */
export const AresCard = () => {
  const { ares } = useBattleTexts();
  return (
    <div className="card ares" aria-hidden="true">
      <div className="face">
        <i className="field" />
        <Icon name="battlefields/ares" className="emb" />
        <b className="pl">{ares.name}</b>
      </div>
    </div>
  );
};
