import type { Action } from '@swordtable/games/contracts/action';
import { COMMONS } from '@swordtable/games/contracts/actions/work';
import { cardAs } from '@swordtable/games/contracts/cards/catalog';
import { GOLD_PER_TOKEN } from '@swordtable/games/contracts/phases/payment';
import { gotSaid } from '@swordtable/games/contracts/text/amounts';
import type { CardTexts } from '@swordtable/games/contracts/text/card-texts';
import type { View } from '@swordtable/games/contracts/view/view';
import type { SameWords } from '../../../kit/words/words.ts';
import type { PromptWords } from '../words/prompt.en.ts';
import { partyOf } from './known-party.ts';

/** What is spoken with: the words of questions and answers, and the names of the cards. */
export interface Speech {
  readonly words: SameWords<PromptWords>;
  readonly cards: CardTexts;
}

/** A question in words: what is wanted, and the rule in short. */
export interface PromptText {
  readonly title: string;
  readonly text: string;
}

type Task = Exclude<View['asked'], null>;

/** A player who is short names unpaid companions one by one, until the gold is enough for the rest. */
const unpaid = (view: View, seat: number, options: readonly Action[], { words, cards }: Speech): PromptText => {
  const { gold = 0, salary = 0 } = view.parties[seat] ?? {};
  if (options.some((action) => 'done' in action)) return { title: words.settled, text: words.settledText };
  return { title: words.unpaid, text: words.unpaidText(cards.phrases.gold(GOLD_PER_TOKEN * salary), cards.phrases.gold(gold)) };
};

const group = (task: Extract<Task, { ask: 'fulfil' | 'work' }>, { words, cards }: Speech): PromptText => {
  const who = cards.phrases.list(task.group.map(cards.name));
  if (task.ask === 'fulfil') {
    const contract = cards.name(task.contract);
    if (task.group.length === 0) return { title: words.fulfill(contract), text: words.fulfillText };
    return { title: words.fulfillGroup(contract, who), text: words.fulfillGroupText };
  }
  const common = COMMONS[task.common] ?? '';
  const { classes, attributes } = cardAs(common, 'common');
  const text = words.workText(
    cards.phrases.list(classes.map((each) => cards.terms.classes[each])),
    cards.phrases.list(attributes.map((each) => cards.terms.token[each])),
  );
  return { title: task.group.length === 0 ? words.work(cards.name(common)) : words.fulfillGroup(cards.name(common), who), text };
};

const question = (view: View, task: Task, seat: number, options: readonly Action[], speech: Speech): PromptText => {
  const { words, cards } = speech;
  switch (task.ask) {
    case 'keep':
      return { title: words.keep, text: words.keepText };
    case 'equip':
      return partyOf(view, seat).leaders.length > 0
        ? { title: words.leader, text: words.leaderText }
        : { title: words.equip, text: words.equipText };
    case 'turn':
      return task.acted ? { title: words.free, text: words.freeText } : { title: words.action, text: words.actionText };
    case 'quests':
      return { title: words.quests(cards.name(task.by)), text: words.questsText };
    case 'house':
      return task.house === 'tavern' ? { title: words.tavern, text: words.tavernText } : { title: words.smith, text: words.smithText };
    case 'fulfil':
    case 'work':
      return group(task, speech);
    case 'reequip':
      return { title: words.reequip, text: words.reequipText };
    case 'companion': {
      const { tokens = {}, experience = 0, ready } = task.gain;
      const things = gotSaid({ tokens, experience }, cards.phrases);
      return {
        title: ready === true ? words.companionReady : words.companion(things),
        text: words.companionText(cards.name(task.cause.card)),
      };
    }
    case 'reserve':
      return { title: words.reserve, text: words.reserveText };
    case 'unpaid':
      return unpaid(view, seat, options, speech);
  }
};

/** What a seat is asked, with these answers; `name` leads where several people share one device and nobody is "you". */
export const promptTextOf = (
  view: View,
  seat: number,
  options: readonly Action[],
  speech: Speech,
  name?: string,
): PromptText | undefined => {
  if (view.asked === null) return undefined;
  const asked = question(view, view.asked, seat, options, speech);
  return name === undefined ? asked : { ...asked, title: speech.words.asked(name, asked.title) };
};
