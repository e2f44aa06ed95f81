import { COMMONS } from '@swordtable/games/contracts/actions/work';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { SPOTS } from '@swordtable/games/contracts/kingdom';
import type { Visitor } from '@swordtable/games/contracts/state';
import { nameOf } from '@swordtable/games/contracts/text/sentences/names';
import type { View } from '@swordtable/games/contracts/view/view';
import { list, plural } from '@swordtable/games/grammar';
import type { Look } from '../../screen/look.ts';
import { wrap } from '../../screen/text.ts';
import { inNamedColor, SIGNS } from '../seats.ts';
import { factsOf, inShort } from './facts.ts';

/** A thing with what is to be said about it, on as many lines as it takes. */
const entry = (name: string, text: string, { width, paint }: Look): readonly string[] =>
  wrap(`  ${paint.bold(name)}${text === '' ? '' : ` · ${text}`}`, width, '      ');

const titled = (title: string, lines: readonly string[], { width, paint }: Look): readonly string[] =>
  lines.length === 0 ? [] : [...wrap(title, width, '  ').map((line) => paint.dim(line)), ...lines];

const visitorText = (visitor: Visitor | null | undefined, look: Look): string =>
  visitor ? ` · ${inNamedColor(visitor.seat, `${SIGNS[visitor.seat as 0]} ${nameOf(visitor.companion)}`, look)}` : '';

/** Every location with its reward, its visitors, and the numbers of its side quests. */
const locationLines = ({ spots }: View, look: Look): readonly string[] =>
  SPOTS.flatMap(({ location, fields }, spot) => {
    const quests = `side ${fields.length > 1 ? 'quests' : 'quest'} ${list(fields.map((field) => `${field + 1}`))}`;
    return entry(nameOf(location), `${factsOf(location)} · ${quests}${visitorText(spots[spot], look)}`, look);
  });

const questLines = ({ quests }: View, look: Look): readonly string[] =>
  quests.flatMap((quest, field) => (quest === null ? [] : entry(`${field + 1} ${nameOf(quest)}`, factsOf(quest), look)));

const contractLines = (cards: readonly CardId[], look: Look): readonly string[] =>
  cards.flatMap((card) => entry(nameOf(card), factsOf(card), look));

/** The common contracts with what each party has contributed in this round. */
const commonLines = ({ parties }: View, look: Look): readonly string[] =>
  COMMONS.flatMap((card, common) => {
    const given = parties.flatMap(({ contributed }, seat) => {
      const sum = contributed[common] ?? null;
      return sum === null ? [] : [inNamedColor(seat, `${SIGNS[seat as 0]} ${sum}`, look)];
    });
    return entry(nameOf(card), [factsOf(card), ...given].join(' · '), look);
  });

const offerLines = (cards: readonly CardId[], look: Look): readonly string[] =>
  cards.flatMap((card) => entry(nameOf(card), inShort(card), look));

const jobLines = (view: View, look: Look): readonly string[] => [
  ...titled(`Basic contracts, the newest first · ${plural(view.basicDeck, 'card')} to come`, contractLines(view.basics, look), look),
  ...titled('Follow-up contracts, the newest first', contractLines(view.followUps, look), look),
  ...titled('Common contracts', commonLines(view, look), look),
];

/** What can be planned for while parties are put together: contracts, and the set bonuses of this game. */
const outlookLines = (view: View, look: Look): readonly string[] => [
  ...jobLines(view, look),
  ...titled('Set bonuses', offerLines(view.sets, look), look),
];

/** The board, as far as it matters in a phase: all of it only where somebody can be sent out. */
export const kingdomLines = (view: View, look: Look): readonly string[] => {
  if (view.phase === 'encounter' || view.phase === 'equipment') return outlookLines(view, look);
  if (view.phase !== 'contract') return [];
  return [
    ...titled('Locations', locationLines(view, look), look),
    ...titled('Side quests', questLines(view, look), look),
    ...jobLines(view, look),
    ...titled('Tavern', offerLines(view.tavern, look), look),
    ...titled('The Smith', offerLines(view.smith, look), look),
    ...titled('Set bonuses', offerLines(view.sets, look), look),
  ];
};
