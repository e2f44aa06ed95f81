import { costAt, luckFor } from '@swordtable/games/contracts/actions/visit';
import { COMMONS } from '@swordtable/games/contracts/actions/work';
import { cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { shownPool } from '@swordtable/games/contracts/explain/attributes';
import { partyIn } from '@swordtable/games/contracts/explain/explanation';
import { wornBy } from '@swordtable/games/contracts/party/party';
import type { Fellow, OpenParty } from '@swordtable/games/contracts/party/party-state';
import { payFameOf, salaryOf } from '@swordtable/games/contracts/party/salary';
import type { View } from '@swordtable/games/contracts/view/view';
import { WhyNumber } from '../../why/why-number.tsx';
import { Amount } from '../amount.tsx';
import { useCardTexts } from '../cards.ts';
import { useTableInfo } from '../table-info.ts';
import { Tokens } from '../token.tsx';
import { poolText } from './pool-text.ts';
import { useAboutWords } from './words.ts';

interface CardHolder {
  readonly seat: number;
  readonly party: OpenParty;
  /** The companion itself, or the one that bears the card. */
  readonly fellow: Fellow | undefined;
}

const isOn = (fellow: Fellow, card: CardId): boolean =>
  fellow.card === card || wornBy(fellow).includes(card) || fellow.skills.includes(card);

/** Whose party a card is in, and which companion has it. All thugs share a card: your own comes first. */
const placeOf = (view: View, mine: number, card: CardId): CardHolder | undefined => {
  const seats = [mine, ...view.parties.keys()];
  for (const seat of seats) {
    const party = partyIn(view, seat);
    const fellow = party.fellows.find((each) => isOn(each, card));
    if (fellow !== undefined || party.items.includes(card) || party.spare.includes(card)) return { seat, party, fellow };
  }
  return undefined;
};

/** What a companion has and wants just now; every number says why. */
const Person = ({ place: { seat, party }, fellow }: { readonly place: CardHolder; readonly fellow: Fellow }) => {
  const words = useAboutWords();
  const cards = useCardTexts();
  const { terms } = cards;
  const { view } = useTableInfo();
  const pool = shownPool(view, fellow);
  const attributes = poolText(pool, cards);
  const [salary, fame] = [salaryOf(party, fellow, view.sets), payFameOf(party, fellow, view.sets)];
  return (
    <p className="about-numbers-now">
      <WhyNumber asked={{ attributes: fellow.card, seat }} said={`${words.attributes}: ${attributes || words.noAttributes}`}>
        {attributes === '' ? `${words.attributes}: ${words.noAttributes}` : <Tokens tokens={pool} silent />}
      </WhyNumber>
      <WhyNumber asked={{ salary: fellow.card, seat }} said={`${terms.salary}: ${salary}`}>
        <Amount of="salary" count={salary} silent />
      </WhyNumber>
      <WhyNumber asked={{ payFame: fellow.card, seat }} said={`${terms.facts.payFame}: ${fame}`}>
        <Amount of="fame" count={fame} silent />
      </WhyNumber>
    </p>
  );
};

/** What a card of the Tavern or the Smith would cost one's own party. */
const OnSale = ({ card }: { readonly card: CardId }) => {
  const words = useAboutWords();
  const { view, mine } = useTableInfo();
  const { phrases } = useCardTexts();
  const gold = costAt(view, partyIn(view, mine), card);
  return (
    <p className="about-numbers-now">
      {words.price}
      <WhyNumber asked={{ price: card, seat: mine }} said={phrases.gold(gold)}>
        <Amount of="gold" count={gold} silent />
      </WhyNumber>
    </p>
  );
};

/** What a visit takes of one's own party. */
const Visited = ({ location }: { readonly location: CardId }) => {
  const words = useAboutWords();
  const { view, mine } = useTableInfo();
  const { phrases } = useCardTexts();
  const luck = luckFor(view, partyIn(view, mine), location);
  return (
    <p className="about-numbers-now">
      {words.visit}
      <WhyNumber asked={{ visit: location, seat: mine }} said={phrases.luck(luck)}>
        <Amount of="luck" count={luck} silent />
      </WhyNumber>
    </p>
  );
};

/** The state of a card in this match: whose it is, what it has there, what it would cost. */
export const InPlay = ({ card }: { readonly card: CardId }) => {
  const words = useAboutWords();
  const { name } = useCardTexts();
  const { view, mine, seats } = useTableInfo();
  const place = placeOf(view, mine, card);
  const isOnSale = view.tavern.includes(card) || view.smith.includes(card);
  const common = COMMONS.indexOf(card);
  const isPlace = cardOf(card).is === 'location';
  if (place === undefined && !isOnSale && !isPlace && common < 0) return null;
  const owner = place === undefined ? undefined : seats[place.seat];
  return (
    <section className="about-section">
      <h3 className="display">{words.now}</h3>
      {place !== undefined && (
        <p>
          {words.belongsTo(owner?.name ?? '', owner?.you ?? false)}
          {place.fellow !== undefined && place.fellow.card !== card && `, ${words.wornBy(name(place.fellow.card))}`}
        </p>
      )}
      {place?.fellow?.card === card && 'ability' in cardOf(card) && <Person place={place} fellow={place.fellow} />}
      {isOnSale && <OnSale card={card} />}
      {isPlace && <Visited location={card} />}
      {common >= 0 && (
        <p>
          <WhyNumber asked={{ ranks: common }} said={words.ranks}>
            {words.ranks}
          </WhyNumber>
        </p>
      )}
    </section>
  );
};
