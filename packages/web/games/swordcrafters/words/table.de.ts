import type { SwordTableWords } from './table.en.ts';

const tiles = (count: number): string => `${count} Plättchen`;
const NUMBERS = ['null', 'einem', 'zwei', 'drei', 'vier', 'fünf'];
const ORDINALS = ['', 'Erster', 'Zweiter', 'Dritter', 'Vierter', 'Fünfter'];
const CHOICES = ['', 'Erste', 'Zweite', 'Dritte', 'Vierte', 'Fünfte'];
const signed = (change: number): string => `${change < 0 ? '−' : '+'}${Math.abs(change)}`;

export const de: SwordTableWords = {
  round: (round, all) => `Runde ${round} von ${all}`,
  players: (count) => (count === 1 ? 'allein' : `zu ${['', '', 'zweit', 'dritt', 'viert', 'fünft'][count] ?? count}`),
  phases: 'Rundenphasen',
  titles: { slice: 'Das Raster schneiden', select: 'Eine Gruppe wählen', craft: 'Das Schwert schmieden', over: 'Wertung' },
  craftBoth: 'Die Schwerter schmieden',
  cutOf: (cut, all) => `${ORDINALS[cut] ?? cut} Schnitt von ${NUMBERS[all] ?? all}`,
  choiceOf: (choice, all) => `${CHOICES[choice] ?? choice} Wahl von ${NUMBERS[all] ?? all}`,
  grid: 'Das Raster',
  cellAt: (row, column, cell) => `Zeile ${row + 1}, Spalte ${column + 1}: ${cell}`,
  forge: 'Schmiede',
  groupNo: (group, held) => `Gruppe ${group + 1}: ${held}`,
  takenBy: ({ name, you }) => `genommen von ${you ? 'dir' : name}`,
  withForge: 'mit der Schmiede',
  forgeAlone: 'Nur die Schmiede',
  fits: (count) => `${count} ${count === 1 ? 'passt' : 'passen'}`,
  fitsLong: (count) =>
    count === 0
      ? 'kein Edelstein, der oben auf eine Seite passt'
      : `${count} ${count === 1 ? 'Edelstein, der oben auf eine Seite passt' : 'Edelsteine, die oben auf Seiten passen'}`,
  leaves: (one, other) => `Dieser Schnitt ergibt ${one} und ${other}.`,
  part: (count, forge) => (count === 0 ? 'die Schmiede allein' : `eine Gruppe von ${count}${forge ? ' mit der Schmiede' : ''}`),
  keeps: (kept) => `Du behältst ${kept}.`,
  youGet: (got) => `Du bekommst ${got}`,
  cutKeys: 'Pfeiltasten bewegen den Schnitt, Enter schneidet.',
  groupKeys: 'Pfeiltasten führen von Gruppe zu Gruppe, Enter nimmt eine.',
  chosen: 'gewählt',
  soloCard: (name) => `Schnitte von ${name}`,
  soloCut: (at, kind) => `Schnitt ${at + 1}: ${kind}`,
  tray: 'Noch zu verbauen',
  trayOf: (sword) => `Für das ${sword.replace(/^(erste|zweite)s/, '$1')}`,
  trayText: 'Wähle ein Plättchen, dann eine Seite des Schwerts.',
  trayHeld: 'Wähle eine Seite des Schwerts.',
  trayKeys: 'Die Tasten 1 bis 4 wählen die Seite.',
  trayEmpty: 'Alles ist verbaut.',
  sideChosen: (side) => `Welches Plättchen kommt auf ${side}?`,
  inHand: 'in der Hand',
  groupFirst: 'Zuerst genommen',
  groupThen: 'Danach genommen',
  othersCraft: 'Schmieden noch',
  stillCrafts: (count) => (count === null ? 'wählt' : count === 0 ? 'fertig' : `noch ${count}`),
  hiddenUntil: 'Alle schmieden gleichzeitig. Die Schwerter werden aufgedeckt, wenn alle fertig sind.',
  yourSword: 'Dein Schwert',
  yourSwords: 'Deine Schwerter',
  swordOf: (name) => `Schwert von ${name}`,
  swordsOf: (name) => `Schwerter von ${name}`,
  builtOf: (built, all) => `${built} von ${tiles(all)} verbaut`,
  longestSoFar: 'bisher das längste',
  longestOfAll: 'das längste',
  behindLongest: (count) => `${count} hinter dem längsten`,
  quality: 'Qualität',
  longest: 'Längstes',
  magic: 'Magie',
  total: 'Jetzt',
  whyNow: (title, points) => `${title}: jetzt ${points} ${points === 1 ? 'Punkt' : 'Punkte'}. Warum?`,
  final: 'Gesamt',
  wouldMake: (changes, points) =>
    changes.length === 0
      ? `Weiterhin ${points} ${points === 1 ? 'Punkt' : 'Punkte'}.`
      : `Jetzt ${points} ${points === 1 ? 'Punkt' : 'Punkte'}: ${changes.join(', ')}.`,
  change: signed,
  changeLong: (change) => `${signed(change)} durch dieses Plättchen`,
  magicStands: (side, count, place, isShared, isLast) => {
    const has = side.you ? 'Du hast' : `${side.name} hat`;
    if (place === 1 && !isShared) return `${side.you ? 'Du führst' : `${side.name} führt`} mit ${count}`;
    if (place === 1) return `${has} ${count}, geteilter erster Platz`;
    return `${has} ${count}, ${isShared ? 'geteilter ' : ''}${isLast ? 'letzter Platz' : `Platz ${place}`}`;
  },
  magicNone: (side) => `${side.you ? 'Du hast' : `${side.name} hat`} keine`,
  magicHas: (side, counts) => `${side.you ? 'Du hast' : `${side.name} hat`} ${counts}`,
  ranking: 'Rangfolge',
  rankOf: (name, count, place, points) => `${name}: ${count}, ${place} Platz, ${points}`,
  swords: 'Schwerter',
  inspect: ({ name, you }) => (you ? 'Dein Schwert ansehen' : `Das Schwert von ${name} ansehen`),
  inspectPrinted: (name) => `Das Schwert von ${name} ansehen`,
  firstToken: 'Startspieler',
  toAct: { slice: 'schneidet', select: 'wählt', craft: 'schmiedet' },
  turnOrder: (place) => `als ${place} dran`,
  beaten: 'geschlagen',
  notBeaten: 'nicht geschlagen',
  swordNo: (on) => (on === 0 ? 'I' : 'II'),
  close: 'Schließen',
  gems: 'Edelsteine',
  tabs: { sword: 'Schwert', magic: 'Magie', log: 'Verlauf' },
  length: 'Plättchen im Schwert',
  bagOrder: (count) => `Plättchen späterer Runden (${tiles(count)})`,
  deckOrder: (count) => `Solokarten späterer Runden (${count} ${count === 1 ? 'Karte' : 'Karten'})`,
  faceDown: 'Verdeckt',
};
