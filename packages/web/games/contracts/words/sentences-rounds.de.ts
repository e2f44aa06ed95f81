import { gotSaid } from '@swordtable/games/contracts/text/amounts';
import { capital, type EventOf, type SentencesIn } from '@swordtable/games/contracts/text/sentences/sentences';
import { de as cards } from './cards.de.ts';
import { asObject, counting, type Grammar, named } from './grammar.de.ts';

const { name, phrases } = cards;

const planned = ({ seat, did, card, to }: EventOf<'planned'>, { acts }: Grammar): string => {
  switch (did) {
    case 'leader':
      return `${acts(seat, 'wählst', 'wählt')} zum Anführer: ${name(card)}.`;
    case 'add':
      return to === null
        ? `${acts(seat, 'nimmst', 'nimmt')} ${asObject(card)} in die Truppe auf.`
        : `${acts(seat, 'gibst', 'gibt')} ${asObject(card)} aus der Hand an ${asObject(to)}.`;
    case 'gold':
    case 'luck':
      return `${acts(seat, 'wirfst', 'wirft')} ${asObject(card)} für ${did === 'gold' ? 'Gold' : 'Glück'} ab.`;
    case 'equip':
      return `${acts(seat, 'gibst', 'gibt')} ${asObject(card)} an ${asObject(to ?? card)}.`;
    case 'unequip':
      return `${acts(seat, 'nimmst', 'nimmt')} ${asObject(card)} zurück.`;
    default:
      return `${acts(seat, 'willst', 'will')} ${asObject(card)} nicht bezahlen.`;
  }
};

const revealed = (event: EventOf<'revealed'>, { acts }: Grammar): string => {
  const { seat, leader, added, forGold, forLuck, gold, luck, hand } = event;
  const gone = [...forGold, ...forLuck];
  const parts = [
    `${acts(seat, 'nimmst', 'nimmt')} ${added.length === 0 ? 'nichts Neues auf' : `neu auf: ${named(added)}`}`,
    ...(leader === null ? [] : [`Anführer: ${name(leader)}`]),
    ...(gone.length === 0 ? [] : [`abgeworfen für ${gotSaid({ gold, luck }, phrases)}: ${named(gone)}`]),
    ...(hand === 0 ? [] : [`${counting(hand, 'Karte', 'Karten')} auf der Hand`]),
  ];
  return `${parts.join('; ')}.`;
};

const scored = ({ seat, score: { fame, cards: fromCards, gold, luck, total } }: EventOf<'scored'>, { acts }: Grammar): string => {
  const ofCards = fromCards.reduce((sum, each) => sum + each.fame, 0);
  const more = [...(ofCards > 0 ? [`${ofCards} durch Karten`] : []), ...(gold > 0 ? [`${gold} für Gold`] : [])];
  const all = [...more, ...(luck > 0 ? [`${luck} für Glück`] : [])];
  const how = all.length === 0 ? '' : `: ${fame} verdient, ${all.join(', ')}`;
  return `${acts(seat, 'kommst', 'kommt')} auf ${phrases.fame(total)}${how}.`;
};

const over = ({ points, winners }: EventOf<'over'>, { acts, nameOf, isAmong }: Grammar): string => {
  const [winner = 0] = winners;
  const most = points[winner] ?? 0;
  const others = [...points.keys()].filter((seat) => !winners.includes(seat)).sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  const behind = others.length === 0 ? '' : `; dahinter ${phrases.list(others.map((seat) => `${nameOf(seat)} mit ${points[seat]}`))}`;
  if (winners.length > 1) {
    const share = isAmong(winners) ? 'teilt euch' : 'teilen sich';
    return `${phrases.list(winners.map(nameOf))} ${share} den Sieg mit ${phrases.fame(most)}${behind}.`;
  }
  const isTied = others.some((seat) => points[seat] === most);
  return `${acts(winner, 'gewinnst', 'gewinnt')} mit ${phrases.fame(most)}${isTied ? ' und dem Stichentscheid' : ''}${behind}.`;
};

/** What is told of the phases that all go through together, and of the end. */
export const rounds: SentencesIn<
  Grammar,
  | ('round' | 'dealt' | 'kept' | 'drafted' | 'planned' | 'ready' | 'revealed' | 'prepared' | 'ranked' | 'paid' | 'left' | 'levelled')
  | ('cleaned' | 'scored' | 'over')
> = {
  round: ({ round, first }, { acts }) => `Runde ${round}. ${capital(acts(first, 'hast', 'hat'))} den Startstein.`,
  dealt: ({ cards: count, leaders }) => `Alle bekommen ${count} Karten${leaders > 0 ? `, dazu ${leaders} Anführer zur Wahl` : ''}.`,
  kept: ({ seat, card }, { acts }) => `${acts(seat, 'behältst', 'behält')} ${card === null ? 'eine Karte' : asObject(card)}.`,
  drafted: () => 'Die Kartenwahl ist zu Ende.',
  planned,
  ready: ({ seat }, { acts }) => `${acts(seat, 'bist', 'ist')} fertig.`,
  revealed,
  prepared: ({ seat, salary }, { acts }) =>
    salary === 0
      ? `${acts(seat, 'schuldest', 'schuldet')} in dieser Runde keinen Sold.`
      : `${acts(seat, 'legst', 'legt')} ${counting(salary, 'Soldmarke', 'Soldmarken')} aus.`,
  ranked: ({ seat, common, place, gold, fame }, { acts }) =>
    place === 0
      ? `${acts(seat, 'warst', 'war')} allein bei ${asObject(common)}: ${gotSaid({ gold, fame }, phrases)}.`
      : `${acts(seat, 'belegst', 'belegt')} Platz ${place} bei ${asObject(common)}: ${phrases.gold(gold)}.`,
  paid: ({ seat, gold, fame, companions }, { acts }) => {
    const what =
      gold === 0 ? `${acts(seat, 'schuldest', 'schuldet')} nichts an` : `${acts(seat, 'zahlst', 'zahlt')} ${phrases.gold(gold)} an`;
    return `${what} ${named(companions)}${fame > 0 ? `; das bringt ${phrases.fame(fame)}` : ''}.`;
  },
  left: ({ seat, companion, lost }, { acts }) => {
    const more = lost.length === 0 ? '' : `; verloren gehen auch: ${named(lost)}`;
    return `${acts(seat, 'lässt', 'lässt')} ${asObject(companion)} ohne Sold gehen${more}.`;
  },
  levelled: ({ seat, companion, level }, { acts }) => `${acts(seat, 'bringst', 'bringt')} ${asObject(companion)} auf Stufe ${level}.`,
  cleaned: () => 'Das Königreich wird für die nächste Runde neu ausgelegt.',
  scored,
  over,
};
