import { type ActionCard, answering, type Color, type Warrior } from '@swordtable/games/battlefields/cards/cards';
import { answeredBy, answersTo, losesTo } from '@swordtable/games/battlefields/text/answers';
import type { BattleTexts } from '@swordtable/games/battlefields/text/texts';
import { de as why } from './why.de.ts';

const WARRIOR: Readonly<Record<Warrior, string>> = {
  spearmen: 'Speerträger',
  swordsmen: 'Schwertkämpfer',
  cavalry: 'Reiterei',
  archers: 'Bogenschützen',
  'heavy-infantry': 'Schwere Infanterie',
};
/** Those whose name is one of many: their verbs are in the singular. */
const ONE: readonly Warrior[] = ['cavalry', 'heavy-infantry'];

const PLACEMENT = 'In der Aufstellung';
const BATTLE = 'In der Schlacht';
const BOTH = 'In Aufstellung oder Schlacht';

/** What an action is called, when it is played, and what it does. */
const ACTION: Readonly<Record<ActionCard, readonly [name: string, when: string, text: string]>> = {
  ambush: [
    'Hinterhalt',
    BATTLE,
    'Schicke die oberste, noch verdeckte Einheit eines gegnerischen Stapels auf die Hand zurück, sofern niemand darauf antwortet.',
  ],
  scout: ['Späher', BOTH, 'Alle gegnerischen Einheiten an einem Platz werden aufgedeckt. Ihre Reihenfolge bleibt.'],
  skirmish: [
    'Scharmützel',
    BATTLE,
    'Versetze deine oberste, offene Einheit eines Platzes auf deinen Stapel an einem anderen, sofern niemand darauf antwortet.',
  ],
  elite: ['Elite', BATTLE, 'Lege sie an einen Platz, an dem beide Seiten Einheiten haben. Bei gleichem Typ gewinnst du dort.'],
  flank: [
    'Flanke',
    BATTLE,
    'Lege sie an einen Platz, an dem beide Seiten Einheiten haben. Du gewinnst dort, egal welche Typen aufeinandertreffen.',
  ],
  surround: [
    'Umzingelung',
    BATTLE,
    'Spiele sie nur gegen eine andere Karte. Sie schlägt Hinterhalt, Scharmützel, Elite oder Flanke oder hebt eine andere Umzingelung auf.',
  ],
  raid: ['Streifzug', BOTH, 'Nimm alle deine Einheiten eines Platzes auf die Hand zurück.'],
  rally: ['Sammelruf', PLACEMENT, 'Lege beliebig viele Einheiten deiner Hand verdeckt ab, dann ziehe ebenso viele.'],
};

const COLORS: Readonly<Record<Color, string>> = { green: 'grün', gold: 'gold', grey: 'grau', red: 'rot', any: 'jede Farbe' };
const OF_COLOR: Readonly<Record<Color, string>> = { green: 'grüne', gold: 'goldene', grey: 'graue', red: 'rote', any: 'beliebige' };

/** Names of lands and kinds of lands that are others in German. */
const NAMES: Readonly<Record<string, string>> = {
  Boeotia: 'Böotien',
  Helicon: 'Helikon',
  Parnassus: 'Parnass',
  Pindus: 'Pindos',
  Corinth: 'Korinth',
  Olympus: 'Olymp',
  Woodland: 'Wald',
  Plain: 'Ebene',
  Mountain: 'Gebirge',
  City: 'Stadt',
  Temple: 'Tempel',
};
export const inGerman = (name: string): string => (Object.hasOwn(NAMES, name) ? (NAMES[name] ?? name) : name);

export const warriorName = (warrior: Warrior): string => WARRIOR[warrior];
/** Whether a type of warriors has a verb as one thing has. */
export const isOne = (warrior: Warrior): boolean => ONE.includes(warrior);
/** A type of warriors with its verb. */
export const does = (warrior: Warrior, one: string, many: string): string => `${WARRIOR[warrior]} ${isOne(warrior) ? one : many}`;
export const actionName = (card: ActionCard): string => ACTION[card][0];
const LISTS = new Intl.ListFormat('de', { type: 'conjunction' });
export const list = (names: readonly string[]): string => LISTS.format(names);
const actions = (cards: readonly ActionCard[]): string => list(cards.map(actionName));

const actionAnswers: BattleTexts['actionAnswers'] = (card) => {
  const [defeats, defeated] = [answersTo(card, 'defeats'), answeredBy(card, 'defeats')];
  return [
    ...(defeats.length > 0 ? [why.stops(actions(defeats))] : []),
    ...(defeated.length > 0 ? [why.stoppedBy(actions(defeated))] : []),
    // Only cards of the same kind cancel each other.
    ...(answering(card, card) === 'cancels' ? [why.cancelEachOther(actionName(card))] : []),
  ];
};

/** The names and texts of the cards, in German. */
export const names: Omit<BattleTexts, 'sentence'> = {
  warrior: warriorName,
  warriorTitle: 'Einheit',
  warriorText: (warrior, beats) => why.meets(list(beats[warrior].map(warriorName)), list(losesTo(warrior, beats).map(warriorName))),
  action: actionName,
  actionText: (card) => ACTION[card][2],
  actionWhen: (card) => ACTION[card][1],
  actionAnswers,
  land: ({ name }) => inGerman(name),
  kind: inGerman,
  color: (color) => COLORS[color],
  landText: ({ colour: color, value }) =>
    color === 'any'
      ? `Wert ${value}. Zählt als jede Farbe, so wie es am meisten hilft.`
      : `Wert ${value}. Drei ${OF_COLOR[color]} Länder sind ein Satz.`,
  ares: {
    name: 'Ares',
    title: 'Karte des Schicksalsstapels',
    text: '1 Punkt wert, und kein Land. Wer in einer Runde mehr Plätze gewinnt, nimmt den ganzen Stapel.',
  },
  placeName: (place, land) => (land === undefined ? `Platz ${place + 1}` : inGerman(land.name)),
  list,
};
