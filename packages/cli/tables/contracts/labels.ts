import type { Action, Spent } from '@swordtable/games/contracts/action';
import { COMMONS } from '@swordtable/games/contracts/actions/work';
import { TOKENS } from '@swordtable/games/contracts/cards/attributes';
import type { CardId, CompanionId } from '@swordtable/games/contracts/cards/terms';
import { SPOTS } from '@swordtable/games/contracts/kingdom';
import { TRACKS } from '@swordtable/games/contracts/text/english/nouns';
import { spotName } from '@swordtable/games/contracts/text/sentences/actions';
import { nameOf, spentText, tokensText } from '@swordtable/games/contracts/text/sentences/names';
import { paymentText } from '@swordtable/games/contracts/text/sentences/payments';
import { words } from '@swordtable/games/contracts/text/words';
import type { View } from '@swordtable/games/contracts/view/view';
import type { Look } from '../../screen/look.ts';
import { wrap } from '../../screen/text.ts';
import { factsOf, inShort } from './facts.ts';
import type { Table } from './typed.ts';

/** The number of the list and the room around it. */
const LIST_WIDTH = 8;

const atWidth = (text: string, { width }: Look): string => wrap(text, width - LIST_WIDTH, '  ').join('\n');

const cardText = (card: CardId): string => {
  const text = inShort(card);
  return text === '' ? nameOf(card) : `${nameOf(card)}: ${text}`;
};

/** A companion of the one who is asked, with the tokens it has left. */
const fellowText = (view: View, card: CompanionId, watcher: number | undefined): string => {
  const seen = watcher === undefined ? undefined : view.parties[watcher];
  const fellow = (seen?.own?.plan ?? seen)?.fellows.find((each) => each.card === card);
  const tokens = tokensText(Object.fromEntries(TOKENS.map((token, at) => [token, fellow?.pool[at] ?? 0])));
  return tokens === '' ? nameOf(card) : `${nameOf(card)} with ${tokens}`;
};

const spent = (pay: Spent): string => spentText(pay) || 'nothing';

/** The answer that completes a group, with every conversion spelled out; which contract it is for is what is being asked. */
const payText = ({ asked }: View, pay: Spent, bonus: boolean): string => {
  const how = asked?.ask === 'fulfil' ? paymentText(asked.contract, bonus, asked.group, pay) : spent(pay);
  return `fulfill it ${bonus ? 'with' : 'without'} the bonus: ${how}`;
};

/** What is named first in an answer, with all one wants to know about it. */
const firstText = (action: Action, view: View): string | undefined => {
  if ('keep' in action) return cardText(action.keep);
  if ('leader' in action) return `leader ${cardText(action.leader)}`;
  if ('add' in action) return `add ${cardText(action.add)}`;
  if ('discard' in action) return `discard ${nameOf(action.discard)}`;
  if ('equip' in action) return `give ${cardText(action.equip)}`;
  if ('visit' in action) return `visit ${spotName(action.visit)}: ${factsOf(SPOTS[action.visit]?.location ?? '')}`;
  if ('quest' in action) return `fulfill ${cardText(view.quests[action.quest] ?? '')}`;
  if ('recruit' in action) return `recruit ${cardText(action.recruit)}`;
  if ('buy' in action) return `buy ${cardText(action.buy)}`;
  if ('fulfil' in action) return `set out for ${nameOf(action.fulfil)}: ${factsOf(action.fulfil)}`;
  if ('work' in action) return `set out for ${nameOf(COMMONS[action.work] ?? '')}: ${factsOf(COMMONS[action.work] ?? '')}`;
  if ('use' in action) return `use ${cardText(action.use)}`;
  if ('improve' in action) return `improve the ${TRACKS[action.improve]} track`;
  return undefined;
};

export const label: Table['label'] = (action, facet, { view, watcher }, look) => {
  const isFirst = facet === Object.keys(action)[0];
  if (isFirst && 'join' in action) return atWidth(`${fellowText(view, action.join, watcher)} comes along`, look);
  if ('pay' in action && 'bonus' in action) return atWidth(payText(view, action.pay, action.bonus), look);
  if (facet === 'pay' && 'pay' in action) return atWidth(spent(action.pay), look);
  if (facet === 'by' && 'by' in action) return atWidth(fellowText(view, action.by, watcher), look);
  if (facet === 'to' && 'to' in action) return nameOf(action.to);
  if (facet === 'of' && 'of' in action) return nameOf(action.of ?? '');
  if (facet === 'for' && 'for' in action) return `for ${action.for}`;
  if (facet === 'effect' && 'effect' in action) return `ability ${action.effect + 1}`;
  return atWidth((isFirst ? firstText(action, view) : undefined) ?? words.action(action), look);
};

/** The later steps of an answer say what they are about. */
export const heading: Table['heading'] = (action, facet) => {
  if (facet === 'by' && 'visit' in action) return `Who visits ${spotName(action.visit)}?`;
  if (facet === 'by' && 'improve' in action) return `Who improves the ${TRACKS[action.improve]} track?`;
  if (facet === 'to' && 'equip' in action) return `Who gets ${nameOf(action.equip)}?`;
  if (facet === 'to' && 'add' in action) return `Who gets ${nameOf(action.add)}?`;
  if (facet === 'of' && 'use' in action) return `Whose ${nameOf(action.use)}?`;
  return facet === 'pay' && !('bonus' in action) ? 'What is spent?' : '';
};
