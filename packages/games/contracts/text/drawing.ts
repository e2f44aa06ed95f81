import { TOKENS } from '../cards/attributes.ts';
import type { CardId } from '../cards/terms.ts';
import { levelOf, wornBy } from '../party/party.ts';
import type { Fellow } from '../party/party-state.ts';
import type { SeenParty, View } from '../view/view.ts';
import { nameOf, tokensText } from './sentences/names.ts';
import { words } from './words.ts';

const list = (cards: readonly CardId[]): string => (cards.length === 0 ? '-' : cards.map(nameOf).join(', '));

const fellow = (each: Fellow): string => {
  const tokens = tokensText(Object.fromEntries(TOKENS.map((token, at) => [token, each.pool[at] ?? 0])));
  return `  ${nameOf(each.card)}, level ${levelOf(each)}${each.ready ? '' : ', exhausted'}: ${list([...wornBy(each), ...each.skills])} | ${tokens || '-'}`;
};

const party = ({
  fame,
  gold,
  luck,
  salary,
  camp,
  fellows,
  spare,
  items,
  reserved,
  quests,
  fulfilled,
  own,
}: SeenParty): readonly string[] => [
  `  ${fame} fame, ${gold} gold, ${luck} luck, ${salary} salary tokens, camp ${camp.join(' ')}`,
  `  fulfilled ${Object.entries(fulfilled)
    .map(([arc, count]) => `${arc} ${count}`)
    .join(' ')}, side quests ${quests}, reserved ${list(reserved === null ? [] : [reserved])}`,
  ...fellows.map(fellow),
  `  items ${list(items)} | waiting ${list(spare)} | hand ${list(own?.hand ?? [])}`,
];

/** A table as text, for those who read a match: what a watcher may know of it, without the decks. */
export const drawing = (view: View): string =>
  [
    `round ${view.round}, ${view.phase}, starting player ${words.seat(view.first)}`,
    `basic contracts ${list(view.basics)}`,
    `follow-ups ${list(view.followUps)}`,
    `Tavern ${list(view.tavern)} | The Smith ${list(view.smith)}`,
    `side quests ${list(view.quests.flatMap((quest) => quest ?? []))}`,
    `sets ${list(view.sets)}`,
    ...view.parties.flatMap((each, seat) => [`${words.seat(seat)}:`, ...party(each)]),
  ].join('\n');
