import { cardOf } from '../../cards/catalog.ts';
import { cardTexts } from '../card-texts.ts';
import { ENGLISH } from '../english.ts';
import { capital } from '../sentences/sentences.ts';
import { terms } from './terms.ts';

/** All cards in English, in which the catalog itself is written. */
export const en = cardTexts({
  nameOf: (id) => {
    const { name, flavor } = cardOf(id);
    // Names are typed with a keyboard's apostrophe, and shown with a printer's.
    return [name.replaceAll("'", '’'), flavor];
  },
  phrases: ENGLISH,
  terms,
  needs: (things) => `Needs: ${things}.`,
  reward: (things) => `Reward: ${things}.`,
  bonus: (needs, reward, opens) => `Bonus for ${needs}: ${reward}${opens ? ', and a follow-up contract opens' : ''}.`,
  labor: (classes, attributes) =>
    capital(`${ENGLISH.list(classes)} contribute ${ENGLISH.list(attributes)}: 1 gold per attribute.`.toLowerCase()),
  house: {
    tavern: 'Visit for 1 luck: you may recruit one of the face-up legendary companions for its fee.',
    smith: 'Visit for 1 luck: you may buy one of the face-up rare items for its price.',
  },
});
