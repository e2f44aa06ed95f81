import { TOKENS } from '@swordtable/games/contracts/cards/attributes';
import { cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { levelOf, wornBy } from '@swordtable/games/contracts/party/party';
import type { Fellow, Party } from '@swordtable/games/contracts/party/party-state';
import { ENGLISH } from '@swordtable/games/contracts/text/english';
import { nameOf, namesOf, tokensText } from '@swordtable/games/contracts/text/sentences/names';
import { words } from '@swordtable/games/contracts/text/words';
import type { SeenParty, View } from '@swordtable/games/contracts/view/view';
import { plural } from '@swordtable/games/grammar';
import type { Look } from '../../screen/look.ts';
import { wrap } from '../../screen/text.ts';
import { inNamedColor, SIGNS } from '../seats.ts';

const named = (counts: readonly number[], names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(names.map((name, at) => [name, counts[at] ?? 0]));

/** What both a party on the table and one that is being put together have. */
type Shape = Pick<Party, 'gold' | 'luck' | 'fame' | 'salary' | 'fellows' | 'spare' | 'items' | 'wilds' | 'camp' | 'reserved'>;

const resources = ({ fame, gold, luck, salary, wilds }: Shape): string => {
  const tokens = tokensText(named(wilds, TOKENS.slice(-wilds.length)));
  const parts = [ENGLISH.fame(fame), ENGLISH.gold(gold), ENGLISH.luck(luck), plural(salary, 'salary token'), tokens];
  return parts.filter((part) => part !== '').join(', ');
};

/** A companion with its level, its tokens, and all that it carries. */
const fellowText = (fellow: Fellow, isOut: boolean): string => {
  const { card, learning, pool, skills, ready } = fellow;
  const things = [...wornBy(fellow), ...skills];
  const parts = [
    `level ${levelOf(fellow)}${learning > 0 ? ` and ${learning} to come` : ''}`,
    ...(isOut && !ready ? ['exhausted'] : []),
    tokensText(named(pool, TOKENS)),
    things.length > 0 ? `with ${namesOf(things)}` : '',
  ];
  const { is } = cardOf(card);
  return `${nameOf(card)}${is === 'leader' ? ', leader' : ''}: ${parts.filter((part) => part !== '').join(', ')}`;
};

const cardsLine = (title: string, cards: readonly CardId[]): readonly string[] =>
  cards.length === 0 ? [] : [`${title}: ${cards.map(nameOf).join(', ')}`];

const partyTexts = (seen: SeenParty, shape: Shape, view: View): readonly string[] => {
  const { own, fulfilled, quests, hand, passed } = seen;
  const done = Object.values(fulfilled).reduce((sum, count) => sum + count, 0);
  const [camp = 0, hunt = 0, ritual = 0] = shape.camp;
  return [
    resources(shape),
    `${plural(done, 'contract')}, ${plural(quests, 'side quest')}, camp ${camp}, hunt ${hunt}, ritual ${ritual}${passed ? ', passed' : ''}`,
    ...shape.fellows.map((fellow) => fellowText(fellow, view.phase === 'contract')),
    ...cardsLine('waiting', shape.spare),
    ...cardsLine('items', shape.items),
    ...cardsLine('reserved', shape.reserved === null ? [] : [shape.reserved]),
    ...(own === null ? [`hand: ${plural(hand, 'card')}`] : cardsLine('hand', own.plan?.hand ?? own.hand)),
    ...(own === null ? [] : cardsLine('leaders', own.plan?.leaders ?? own.leaders)),
  ];
};

/** All parties, one's own as one plans it: what others plan nobody is shown. */
export const partyLines = (view: View, look: Look): readonly string[] =>
  view.parties.flatMap((seen, seat) => {
    const title = inNamedColor(seat, look.paint.bold(`${SIGNS[seat as 0]} ${words.seat(seat)}`), look);
    const texts = partyTexts(seen, seen.own?.plan ?? seen, view);
    return [title, ...texts.flatMap((text) => wrap(`  ${text}`, look.width, '      '))];
  });
