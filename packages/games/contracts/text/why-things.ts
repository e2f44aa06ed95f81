import type { Json } from '@swordtable/kernel';
import type { Seats } from '../../seat-names.ts';
import { BASICS, TOKENS } from '../cards/attributes.ts';
import { cardOf, findCard } from '../cards/catalog.ts';
import { type CardId, DOMAINS } from '../cards/terms.ts';
import { CAMP, trackCard } from '../party/camp.ts';
import { doingsOf, textOf, whoseOf } from './card-text.ts';
import type { CardTexts } from './card-texts.ts';
import { gainText } from './gain-text.ts';
import type { SourceName } from './why.ts';

/** What a language calls the things that explanations of Contracts name. */
interface Names {
  readonly cards: CardTexts;
  readonly sources: Readonly<Record<SourceName, string>>;
  readonly seats: Seats;
}

type Thing = Readonly<Record<string, Json>>;

const isCard = (id: Json | undefined): id is CardId =>
  typeof id === 'string' && (findCard(id) !== undefined || BASICS.some((track) => trackCard(track) === id));

/** What a card says, or only the effects that wait for one thing, in the row that counts at a level. */
const textIn = ({ text, level = 1, when }: Thing, { lines, phrases }: CardTexts): string => {
  if (!isCard(text)) return '';
  if (when === undefined) return lines(text).join(' ');
  const card = cardOf(text);
  const rows = doingsOf(card);
  const { effects = [] } = rows[Math.min(Number(level), rows.length) - 1] ?? {};
  return textOf({ effects: effects.filter((effect) => effect.when === when) }, phrases, whoseOf(card)).join(' ');
};

const amountsIn = (amounts: readonly Json[], { name }: CardTexts): string =>
  amounts
    .flatMap((amount) => {
      const { card, count } = amount as Thing;
      return isCard(card) && typeof count === 'number' ? [`${name(card)} ${count < 0 ? `−${-count}` : count}`] : [];
    })
    .join(', ');

/** Says a thing of the game as the sentences of the explanations take it. */
export const thingNamed =
  ({ cards, sources, seats }: Names) =>
  (thing: Thing): unknown => {
    const { card, seat, token, track, domain, resource, source, camp, level, amounts } = thing;
    const { terms } = cards;
    if ('text' in thing) return textIn(thing, cards);
    if (isCard(card)) return cards.name(card);
    if (typeof seat === 'number') return seats(seat);
    if (Array.isArray(amounts)) return amountsIn(amounts, cards);
    if (typeof source === 'string') return sources[source as SourceName];
    if (resource === 'fame' || resource === 'gold' || resource === 'luck') return terms[resource];
    const tracked = BASICS.find((each) => each === (track ?? camp));
    if (tracked !== undefined && camp === undefined) return terms.track[tracked];
    if (tracked !== undefined) {
      const gain = CAMP[tracked][Number(level) - 1];
      return gain === undefined ? '' : gainText([gain], cards.phrases, { when: 'camp', whose: 'party' });
    }
    const known = TOKENS.find((each) => each === token);
    if (known !== undefined) return terms.token[known];
    const domained = DOMAINS.find((each) => each === domain);
    return domained === undefined ? '' : terms.domain[domained];
  };
