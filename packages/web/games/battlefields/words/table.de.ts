import type { ActionCard } from '@swordtable/games/battlefields/cards/cards';
import type { SeatName } from '../../../kit/table/game-table.ts';
import type { Caption } from '../board/captions.ts';
import { does as typeDoes, warriorName } from './names.de.ts';
import type { BattleWords } from './table.en.ts';

const cards = (count: number): string => `${count} ${count === 1 ? 'Karte' : 'Karten'}`;
const warriors = (count: number): string => `${count} ${count === 1 ? 'Einheit' : 'Einheiten'}`;
const does = ({ name, you }: SeatName, afterYou: string, afterName: string): string => (you ? `Du ${afterYou}` : `${name} ${afterName}`);
/** A thing of somebody: a name can be anything, so it stands behind. */
const of = ({ name, you }: SeatName, thing: string): string => (you ? `deine ${thing}` : `${thing} von ${name}`);

/** Ein gewonnenes Paar entscheidet den Platz nur, wenn darunter nichts mehr liegt. */
const pairOrPlace = (below: number): string => (below > 0 ? ' dieses Paar' : ' ihn');

const SHORT: Readonly<Record<ActionCard, string>> = {
  ambush: 'Oberste verdeckte Gegnereinheit zurück auf die Hand',
  scout: 'Deckt einen Stapel des Gegners auf',
  skirmish: 'Deine offene oberste Einheit an einen anderen Platz',
  elite: 'Bleibt am Platz: gewinnt dort bei gleichem Typ',
  flank: 'Bleibt am Platz: gewinnt dort das oberste Paar',
  surround: 'Schlägt Hinterhalt, Scharmützel, ausliegende Elite oder Flanke',
  raid: 'Dein Stapel eines Platzes zurück auf die Hand',
  rally: 'Tausche Einheiten deiner Hand',
};

const CAPTIONS: Readonly<Record<Caption, string>> = {
  cancels: 'Hebt es auf',
  defeats: 'Schlägt es',
  onTurn: 'Wenn du dran bist',
  inBattle: 'In der Schlacht',
  inPlacement: 'Beim Aufstellen',
  noTarget: 'Kein Ziel',
  playable: 'Spielbar',
  place: 'Aufstellen',
  keptBack: 'Zurückbehalten',
  discard: 'Ablegen',
};

export const de: BattleWords = {
  round: (round, all) => `Runde ${round} von ${all}`,
  endsSooner: (points) => `${points} Landpunkte beenden die Partie`,
  phases: 'Rundenphasen',
  phase: { muster: 'Ziehen', placement: 'Aufstellen', battle: 'Schlacht', over: 'Sieg' },
  field: 'Schlachtfelder',
  yourHand: 'Deine Hand',
  handOf: (name) => `Hand: ${name}`,
  unseen: 'Nur du siehst deine Hand.',
  actions: (count) => `${count} ${count === 1 ? 'Aktion' : 'Aktionen'}`,
  warriors,
  deck: (count) => `${count} im Stapel`,
  emptyHand: 'Keine Karten auf der Hand.',
  aresPile: (count) => `Ares-Stapel: ${count}`,
  aresTo: 'für die meisten Plätze',
  startToken: 'hat das Startzeichen',
  yourAnswer: 'Deine Antwort',
  short: (card) => SHORT[card],
  beatsShort: 'schlägt',
  faceDown: 'Verdeckt',
  noWarriors: 'Keine Einheiten',
  emptyStack: 'keine Einheiten',
  noLand: 'Kein Land',
  fromBefore: 'von früher',
  caption: (caption) => CAPTIONS[caption],
  stand: (stand, side, isEarly) => {
    switch (stand.how) {
      case 'empty':
        return isEarly ? 'Noch niemand' : 'Niemand';
      case 'alone':
        if (side === undefined) return '';
        return isEarly ? `Bisher nur ${side.you ? 'du' : side.name}` : does(side, 'hältst ihn', 'hält ihn');
      case 'type':
        return side === undefined ? '' : does(side, 'gewinnst', 'gewinnt') + pairOrPlace(stand.below);
      case 'elite':
        return side === undefined ? '' : `${does(side, 'gewinnst', 'gewinnt') + pairOrPlace(stand.below)} durch Elite`;
      case 'flank':
        return side === undefined ? '' : `${does(side, 'gewinnst', 'gewinnt') + pairOrPlace(stand.below)} durch Flanke`;
      case 'tie':
        return 'Gleicher Typ: beide fallen';
      case 'open':
        return side === undefined ? 'Offen' : `Offen; gleicher Typ: ${does(side, 'gewinnst', 'gewinnt')}`;
    }
  },
  becomes: (place, now, then) => `${place}: ${now} → ${then}`,
  placeLabel: (place, land) => `Platz ${place + 1}, ${land ?? 'kein Land'}`,
  landLabel: (name, kind, value, color) => `${name}, ${kind === name ? '' : `${kind}, `}Wert ${value}, ${color}`,
  below: (lands) => `darunter ${lands}`,
  stackOf: (side, inIt) => `${side.you ? 'dein Stapel' : `Stapel von ${side.name}`}: ${inIt}`,
  up: (name) => `${name} offen`,
  down: (name) => `${name} verdeckt`,
  unknown: (count) => (count === 1 ? 'eine verdeckte Karte' : `${count} verdeckte Karten`),
  topmost: (inIt) => `zuoberst ${inIt}`,
  lying: (card, side) => `${of(side, card)} liegt aus`,
  inHand: (name, text) => `${name}. ${text}`,
  copies: (count) => (count === 0 ? 'keine mehr da' : `${count} Stück`),
  chosen: 'gewählt',
  canBeChosen: 'wählbar',
  pileOf: (side) => (side.you ? 'Dein Vorrat an Aktionen' : `Vorrat an Aktionen: ${side.name}`),
  pileText: 'Jede Aktionskarte kannst du einmal pro Partie einsetzen.',
  toTake: (count) => (count === 0 ? 'alle genommen' : `noch ${count} zu nehmen`),
  waitsForOther: 'Du bist bereit und wartest auf die andere Seite.',
  beatsTitle: 'Wer schlägt wen',
  sameType: 'gleicher Typ: beide fallen',
  answersTitle: 'Was antwortet worauf',
  lyingCard: (card) => `${card}, ausliegend`,
  answersText:
    'Elite gewinnt an ihrem Platz bei gleichem Typ, Flanke jedes Paar. Auf Späher, Streifzug und Sammelruf gibt es keine Antwort.',
  landsOf: (side) => (side.you ? 'Deine Länder' : `Länder: ${side.name}`),
  lands: (count) => `${count} ${count === 1 ? 'Land' : 'Länder'}`,
  noLands: 'Noch keine.',
  ofThree: (count) => `${count} von 3`,
  landPart: 'für Länder',
  setPart: 'für Sätze',
  aresPart: 'für Ares',
  spent: 'Gespielt',
  fallen: 'Abgelegt',
  remembered: 'Gesehen, jetzt auf der Hand',
  times: (name, count) => (count === 1 ? name : `${name} ×${count}`),
  tabs: {
    hand: (count) => `Hand ${count}`,
    lands: (count) => `Länder ${count}`,
    beats: 'Wer schlägt',
    log: 'Verlauf',
  },
  placesHeld: 'Gehaltene Plätze',
  fateOrder: (count) => `Schicksalsstapel von oben (${cards(count)})`,
  deckOrder: (name, count) => `${name}: Stapel von oben (${warriors(count)})`,
  bothFall: 'beide fallen',
  resultTitle: (round) => `Ergebnis der Runde ${round}`,
  placeNo: (place) => `Platz ${place + 1}`,
  tookPlace: (side, hasLand) => {
    if (side === undefined) return hasLand ? 'Niemand, es bleibt liegen' : 'Niemand';
    return hasLand ? does(side, 'nimmst es', 'nimmt es') : does(side, 'gewinnst', 'gewinnt');
  },
  pairWon: (winner, loser) => `${typeDoes(winner, 'schlägt', 'schlagen')} ${warriorName(loser)}`,
  pairTied: (red, blue) => `${red} gegen ${blue}: beide fallen`,
  aresResult: (side, count) => {
    const taken = count === 1 ? 'eine Ares-Karte' : `${count} Ares-Karten`;
    return side === undefined ? 'Der Ares-Stapel bleibt' : does(side, `nimmst ${taken}`, `nimmt ${taken}`);
  },
  pointsNow: (side, points) => `${side.you ? 'Du' : side.name}: ${points} ${points === 1 ? 'Punkt' : 'Punkte'}`,
};
