import type { Kind } from '@swordtable/games/tile-battle/hero/hero';
import type { TileWords } from './en.ts';

const SIDES = ['Norden', 'Osten', 'Süden', 'Westen'] as const;
const COLORS = ['rot', 'blau'] as const;
const TURNS = ['Nicht drehen', 'Um 90° nach rechts', 'Um 180°', 'Um 90° nach links'] as const;
const KINDS: Readonly<Record<Kind, readonly [string, string]>> = {
  mandatory: ['Pflicht', 'Pflicht: geschieht, wenn das Plättchen gelegt wird'],
  optional: ['freiwillig', 'Freiwillig: darf benutzt werden, wenn das Plättchen gelegt wird'],
  continuous: ['dauerhaft', 'Dauerhaft: gilt die ganze Zeit'],
  'end-of-round': ['Rundenende', 'Rundenende: zählt, wenn eine Runde gewertet wird'],
};
const ASKS: Readonly<Record<string, string>> = {
  tile: 'wähle ein Plättchen',
  cell: 'wähle ein Feld',
  turns: 'wähle, wie weit gedreht wird',
  side: 'wähle eine Richtung',
  line: 'wähle eine Reihe oder Spalte',
  whether: 'benutzen oder nicht?',
};
const RULES: Readonly<Record<string, readonly [string, string]>> = {
  placement: ['Lege ein Plättchen', 'Wähle ein Plättchen, drehe es (R oder die Pfeile) und wähle dann ein leuchtendes Feld.'],
  draft: ['Auswahl: nimm ein Plättchen', 'Alle liegen offen. Zeige oder tippe auf eines, um es zu lesen.'],
  exchange: ['Aristoteles: gib ein Plättchen ab', 'Beide wählen geheim ein Plättchen ihrer Hand.'],
  battle: ['Wähle, welches Plättchen umgedreht wird', 'Mehrere verlieren diesen Kampf, aber nur eines wird umgedreht.'],
  ragnarok: ['Ragnarök: nimm einen Helden vom Brett', 'Beide nehmen vor der nächsten Runde Helden weg.'],
};

const BY_TOUCH: Readonly<Record<string, string>> = {
  placement: 'Wähle ein Plättchen, drehe es mit den Pfeilen und wähle dann ein leuchtendes Feld.',
};
const tiles = (count: number): string => `${count} Plättchen`;
const points = (count: number): string => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`;

export const de: TileWords = {
  you: 'du',
  askNumbers: 'Warum diese Zahlen?',
  askBarred: 'Warum dieses nicht?',
  askBattle: 'Warum umgedreht oder nicht?',
  heroPage: 'Seite des Helden',
  askHand: 'Kann es gewählt werden?',
  linesGroup: 'Punkte der Reihen und Spalten',
  color: (seat) => COLORS[seat] ?? '',
  side: (side) => SIDES[side] ?? '',
  sideNumber: (side, now, printed) => `${SIDES[side] ?? ''} ${now}${printed === undefined ? '' : ` (gedruckt ${printed})`}`,
  kind: (kind) => KINDS[kind][0],
  kindSentence: (kind) => KINDS[kind][1],
  turns: (turns) => TURNS[turns & 3] ?? '',
  on: (cell) => `auf ${cell}`,
  emptyCell: 'leeres Feld',
  terrain: 'Gelände',
  asleep: 'schläft bis nach seinem Kampf',
  protectedBy: (name) => `geschützt von ${name}`,
  heldBy: (name) => `festgehalten von ${name}`,
  wouldFlip: 'würde umgedreht',
  chosen: 'gewählt',
  canBeChosen: 'kann gewählt werden',
  board: 'Brett',
  yourHand: 'Deine Hand',
  handOf: (name) => `Hand: ${name}`,
  tiles,
  toPlace: (count) => `noch ${count} zu legen`,
  noTiles: 'Keine Plättchen auf der Hand.',
  looking: 'Vom Stapel',
  lookingHidden: (count) => `${tiles(count)} vom Stapel ${count === 1 ? 'wird' : 'werden'} angesehen.`,
  openDraft: 'Offene Auswahl',
  notNext: 'nicht im nächsten Zug',
  mustNext: 'muss im nächsten Zug',
  earlier: (round) => (round === 2 ? 'Runde 1' : 'vorher'),
  linesNow: 'Linien',
  lineTitle: (count, worth) => `${tiles(count)}, ${points(worth)}`,
  round: (round) => `Runde ${round}`,
  turnOf: (turn, all) => `Zug ${turn} von ${all}`,
  drafting: 'Auswahl',
  rulings: (list) => `Regelungen ${list}`,
  ask: (rule, name, ask) => RULES[rule]?.[0] ?? `${name ?? rule}: ${ASKS[ask] ?? ask}`,
  askText: (rule, hasKeys) => (hasKeys ? RULES[rule]?.[1] : (BY_TOUCH[rule] ?? RULES[rule]?.[1])),
  actsAs: (name, of) => `${name} als ${of}`,
  notUse: (name) => (name === undefined ? 'Ablehnen' : `Nicht benutzen: ${name}`),
  enough: (name) => (name === undefined ? 'Genug' : `${name}: genug`),
  use: (name) => (name === undefined ? 'Benutzen' : `Benutzen: ${name}`),
  row: (name) => `Reihe ${name}`,
  column: (name) => `Spalte ${name}`,
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  placeIt: (name, cell) => `Legen: ${name} auf ${cell}`,
  draftIt: (name) => `Nehmen: ${name}`,
  takeIt: (name) => `Wählen: ${name}`,
  says: (name, text) => `${name}: ${text}`,
  flips: (count) => (count === 0 ? 'Keines wird umgedreht' : count === 1 ? 'Eines wird umgedreht' : `${count} werden umgedreht`),
  turnsFor: (name, saved) => `${name} statt ${saved}`,
  beats: (loser, a, b) => `${loser}: ${a} schlägt ${b}`,
  scoreAfter: (what, mine, theirs) => `${what}: ${mine}; ${theirs}.`,
  oneWay: (after) => `So könnte es ausgehen: ${after}`,
  faceDown: 'Verdeckt',
  deckOrder: (count) => `Der Stapel von oben, ${tiles(count)}`,
  deckEmpty: 'Der Stapel ist leer.',
  chosenSecretly: 'Heimlich gewählt',
  tilesHeld: 'Plättchen',
  fromTo: (name, from, to) => (from === to ? `${name} ${to}` : `${name} ${from} → ${to}`),
  myTab: (count) => `Hand ${count}`,
  theirTab: (name, count) => `${name} ${count}`,
  logTab: 'Verlauf',
};
