import type { Phrases } from '@swordtable/games/contracts/text/phrases';
import {
  CLASSES,
  COMPANION,
  CONTRACT,
  CONTRACTS,
  described,
  followed,
  GOLD,
  ICONS,
  KINDS,
  LUCK,
  lotsOf,
  type Noun,
  noun,
  SKILL,
} from './phrases-nouns.de.ts';

const LEVEL = noun('f', 'Stufe', 'Stufen');
const PIECE = noun('n', 'Ausrüstungsstück', 'Ausrüstungsstücke');
const ATTRIBUTE = noun('n', 'Attribut', 'Attribute');

const inParty = (thing: Noun) => lotsOf(followed(thing, 'in deiner Truppe'));
const worn = (thing: Noun) => inParty(described('getragen', thing));
const done = (thing: Noun) => lotsOf(described('erfüllt', thing));
const own = (thing: Noun) => lotsOf(followed(thing, 'dieses Gefährten'));
const had = (thing: Noun) => lotsOf(followed(thing, 'in deinem Besitz'));

/** What is counted, as it follows a "für". */
export const counts: Phrases['counts'] = {
  companions: inParty(COMPANION),
  legendaries: inParty(noun('f', 'Legende', 'Legenden')),
  rares: inParty(noun('f', 'Rarität', 'Raritäten')),
  items: inParty(noun('m', 'Gegenstand', 'Gegenstände')),
  skills: inParty(described('gelernt', SKILL)),
  level: own(LEVEL),
  levelsGained: lotsOf(followed(described('gewonnen', LEVEL), 'deiner Gefährten')),
  sets: lotsOf(followed(COMPANION, 'mit Setbonus')),
  curses: worn(described('verflucht', PIECE)),
  equipment: lotsOf(followed(PIECE, 'an diesem Gefährten')),
  freeSlots: own(described('frei', noun('m', 'Platz', 'Plätze'))),
  contracts: done(CONTRACT),
  quests: done(noun('f', 'Nebenaufgabe', 'Nebenaufgaben')),
  campLevels: lotsOf(followed(LEVEL, 'deines Lagers')),
  salary: lotsOf(noun('f', 'Soldmarke auf deiner Leiste', 'Soldmarken auf deiner Leiste')),
  luck: had(LUCK),
  gold: had(GOLD),
  contractLevel: lotsOf(followed(LEVEL, 'des Auftrags')),
  group: lotsOf(followed(COMPANION, 'in der Gruppe')),
  contributed: (every, { when }) => lotsOf(described(`${when === 'reward' ? 'in dieser Runde ' : ''}beigetragen`, ATTRIBUTE))(every),
};

export const countsOf: Phrases['countsOf'] = {
  class: ({ class: name }, every) => inParty(CLASSES[name])(every),
  kind: ({ kind }, every) => worn(KINDS[kind])(every),
  domain: ({ domain }, every) => worn(ICONS[domain])(every),
  arc: ({ arc }, every) => done(CONTRACTS[arc])(every),
};
