import { cardOf } from '@swordtable/games/contracts/cards/catalog';
import { ENGLISH } from '@swordtable/games/contracts/text/english';
import { cardTexts } from './card-texts.ts';
import { terms } from './terms.en.ts';
import { capital } from './texts.ts';

/** All cards in English, in which the catalog itself is written. */
export const en = cardTexts({
  nameOf: (id) => {
    const { name, flavour } = cardOf(id);
    return [name, flavour];
  },
  phrases: ENGLISH,
  terms,
  needs: (things) => `Needs: ${things}.`,
  reward: (things) => `Reward: ${things}.`,
  bonus: (needs, reward, opens) => `Bonus for ${needs}: ${reward}${opens ? ', and a follow-up contract opens' : ''}.`,
  labour: (classes, attributes) =>
    capital(`${ENGLISH.list(classes)} contribute ${ENGLISH.list(attributes)}: 1 gold per attribute.`.toLowerCase()),
  house: {
    tavern: 'Visit for 1 luck: you may recruit one of the open legendary companions for its fee.',
    smith: 'Visit for 1 luck: you may buy one of the open rare items for its price.',
  },
});
