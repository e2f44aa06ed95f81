import type { Kind } from '@swordtable/games/tile-battle/hero';
import type { TileWords } from './en.ts';

const SIDES = ['Norden', 'Osten', 'Süden', 'Westen'] as const;
const COLOURS = ['rot', 'blau'] as const;
const TURNS = ['Aufrecht', 'Eine Vierteldrehung nach rechts', 'Auf dem Kopf', 'Eine Vierteldrehung nach links'] as const;
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
  line: 'wähle die Reihe oder die Spalte',
  whether: 'benutzen oder nicht?',
};
const RULES: Readonly<Record<string, readonly [string, string]>> = {
  placement: ['Lege ein Plättchen', 'Wähle ein Plättchen, drehe es (R, Mausrad oder die runden Pfeile), dann wähle ein leuchtendes Feld.'],
  draft: ['Auswahl: nimm ein Plättchen', 'Alle liegen offen. Zeige auf eines, um es zu lesen.'],
  exchange: ['Aristoteles: gib ein Plättchen ab', 'Beide wählen geheim ein Plättchen ihrer Hand.'],
  battle: ['Nur ein Plättchen wird gedreht: welches?', 'Mehrere verlieren diesen Kampf, aber dieser Held dreht nur eines um.'],
  ragnarok: ['Ragnarök: nimm einen Helden vom Brett', 'Beide nehmen vor der nächsten Runde Helden weg.'],
};
const tiles = (count: number): string => `${count} Plättchen`;
const points = (count: number): string => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`;

export const de: TileWords = {
  colour: (seat) => COLOURS[seat] ?? '',
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
  handOf: (name) => `Hand von ${name}`,
  tiles,
  toPlace: (count) => `noch ${count} zu legen`,
  noTiles: 'Keine Plättchen auf der Hand.',
  looking: 'Du siehst an',
  lookingHidden: (count) => `${tiles(count)} des Stapels werden angesehen.`,
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
  askText: (rule) => RULES[rule]?.[1],
  notUse: (name) => (name === undefined ? 'Ablehnen' : `${name} nicht benutzen`),
  use: (name) => (name === undefined ? 'Benutzen' : `${name} benutzen`),
  row: 'Die Reihe',
  column: 'Die Spalte',
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  placeIt: (name, cell) => `${name} auf ${cell} legen`,
  takeIt: (name) => `${name} wählen`,
  flips: (count) => (count === 0 ? 'Keines dreht sich' : count === 1 ? 'Eines dreht sich' : `${count} drehen sich`),
  beats: (winner, a, b) => `${winner}: ${a} schlägt ${b}`,
  scoreAfter: (what, mine, theirs) => `${what}: ${mine}; ${theirs}.`,
  oneWay: (after) => `So könnte es ausgehen: ${after}`,
  faceDown: 'Verdeckt',
  deckOrder: (count) => `Der Stapel von oben, ${tiles(count)}`,
  deckEmpty: 'Der Stapel ist leer.',
  chosenSecretly: 'Heimlich gewählt',
  tilesHeld: 'Plättchen',
  fromTo: (name, from, to) => (from === to ? `${name} weiter ${to}` : `${name} ${from} auf ${to}`),
  myTab: (count) => `Hand ${count}`,
  theirTab: (name, count) => `${name} ${count}`,
  logTab: 'Verlauf',
};
