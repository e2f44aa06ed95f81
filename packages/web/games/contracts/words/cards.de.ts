import { cardTexts, type NamesOfCards } from '@swordtable/games/contracts/text/card-texts';
import { capital } from '@swordtable/games/contracts/text/sentences/sentences';
import { COMPANIONS } from './names-companions.de.ts';
import { CONTRACTS } from './names-contracts.de.ts';
import { GEAR } from './names-gear.de.ts';
import { GOODS } from './names-goods.de.ts';
import { HEROES } from './names-heroes.de.ts';
import { PLACES } from './names-places.de.ts';
import { SKILLS } from './names-skills.de.ts';
import { GERMAN } from './phrases.de.ts';
import { listed } from './phrases-nouns.de.ts';
import { terms } from './terms.de.ts';

const NAMES: NamesOfCards = { ...COMPANIONS, ...HEROES, ...GEAR, ...SKILLS, ...GOODS, ...CONTRACTS, ...PLACES };

/** All cards in German. */
export const de = cardTexts({
  nameOf: (id) => NAMES[id] ?? [id, ''],
  phrases: GERMAN,
  terms,
  needs: (things) => `Verlangt: ${things}.`,
  reward: (things) => `Belohnung: ${capital(things)}.`,
  bonus: (needs, reward, opens) => `Bonus für ${needs}: ${capital(reward)}${opens ? ', und ein Folgeauftrag erscheint' : ''}.`,
  labor: (classes, attributes) => `${listed(classes, 'und')} tragen ${listed(attributes, 'und')} bei: 1 Gold je Attribut.`,
  house: {
    tavern: 'Besuch für 1 Glück: Du darfst eine der offenen Legenden für ihr Handgeld anwerben.',
    smith: 'Besuch für 1 Glück: Du darfst eine der offenen Raritäten für ihren Preis kaufen.',
  },
});
