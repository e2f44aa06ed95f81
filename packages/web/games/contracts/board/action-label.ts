import type { PlannedAnswer } from '@swordtable/bots';
import type { Action } from '@swordtable/games/contracts/action';
import { costAt } from '@swordtable/games/contracts/actions/visit';
import { COMMONS } from '@swordtable/games/contracts/actions/work';
import { cardOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import type { Effect } from '@swordtable/games/contracts/effects/effect';
import { partyIn } from '@swordtable/games/contracts/explain/explanation';
import { SPOTS } from '@swordtable/games/contracts/kingdom';
import { effectAt, scrapOf } from '@swordtable/games/contracts/party/party';
import { spentSaid } from '@swordtable/games/contracts/text/amounts';
import { textOf, whoseOf } from '@swordtable/games/contracts/text/card-text';
import { gainText } from '@swordtable/games/contracts/text/gain-text';
import type { View } from '@swordtable/games/contracts/view/view';
import type { Facets } from '../../../kit/selection/choosing.ts';
import type { Speech } from './prompt-text.ts';

/** Where a spot is; houses have several, which are told apart by their numbers. */
const saidSpot = (spot: number, { words, cards }: Speech): string => {
  const { location } = SPOTS[spot] ?? { location: '' };
  const first = SPOTS.findIndex((each) => each.location === location);
  const isOnly = SPOTS.filter((each) => each.location === location).length === 1;
  return isOnly ? cards.name(location) : words.answers.spot(cards.name(location), spot - first + 1);
};

/** What is wanted next, when a place or a companion alone was named. */
export const partialLabel = ({ visit, by, ...others }: Facets, speech: Speech): string | undefined => {
  if (Object.keys(others).length > 0) return undefined;
  if (typeof visit === 'number' && by === undefined) return speech.words.whoGoes(saidSpot(visit, speech));
  return typeof by === 'string' && visit === undefined ? speech.words.whereTo(speech.cards.name(by)) : undefined;
};

type Use = Extract<Action, { use: string }>;

const effectOf = (view: View, seat: number, { use, of, effect }: Use): Effect | undefined =>
  effectAt(partyIn(view, seat), view.sets, use, of, effect)?.effect;

/** What an ability gives, in the words of its card. */
const sayEffect = (view: View, seat: number, action: Use, { cards }: Speech): string => {
  const effect = effectOf(view, seat, action);
  if (effect === undefined) return '';
  return gainText(effect.gain, cards.phrases, { when: effect.when, whose: whoseOf(cardOf(action.use)) });
};

/** The sentence of its card about an ability: whether it exhausts, what it takes, and what it gives for that. */
export const abilityLabel = (view: View, seat: number, action: Use, { cards }: Speech): string => {
  const effect = effectOf(view, seat, action);
  return effect === undefined ? '' : textOf({ effects: [effect] }, cards.phrases, whoseOf(cardOf(action.use))).join(' ');
};

const saidNone = (asked: View['asked'], { words: { answers } }: Speech): string => {
  if (asked?.ask === 'quests') return answers.noQuest;
  if (asked?.ask === 'reserve') return answers.noReserve;
  if (asked?.ask === 'house') return asked.house === 'tavern' ? answers.noRecruit : answers.noPurchase;
  // A plan for a later turn is told before any of this is asked.
  return answers.none;
};

/** Answers about a party that is put together. */
const saidChange = (view: View, seat: number, action: Action, { words: { answers }, cards }: Speech): string | undefined => {
  const { name, phrases } = cards;
  if ('keep' in action) return answers.keep(name(action.keep));
  if ('leader' in action) return answers.leader(name(action.leader));
  if ('add' in action) return 'to' in action ? answers.addTo(name(action.add), name(action.to)) : answers.add(name(action.add));
  if ('discard' in action) {
    const worth = scrapOf(partyIn(view, seat), view.sets);
    return answers.discard(name(action.discard), action.for === 'gold' ? phrases.gold(worth.gold) : phrases.luck(worth.luck));
  }
  if ('equip' in action) return answers.equip(name(action.equip), name(action.to));
  if ('unequip' in action) return answers.unequip(name(action.unequip));
  return 'dismiss' in action ? answers.dismiss(name(action.dismiss)) : undefined;
};

/** Answers that send somebody, or take something in return for what is paid. */
const saidDeed = (view: View, seat: number, action: Action, speech: Speech): string | undefined => {
  const { words, cards } = speech;
  const { answers } = words;
  const { name, phrases, terms } = cards;
  const paid = (answer: string, pay: Parameters<typeof spentSaid>[0], gold = 0): string => {
    const things = spentSaid(pay, gold, phrases);
    return things === '' ? answer : answers.forThings(answer, things);
  };
  if ('visit' in action) return answers.visit(name(action.by), saidSpot(action.visit, speech));
  if ('quest' in action) return paid(answers.quest(name(view.quests[action.quest] ?? '')), action.pay);
  const priced = (answer: string, card: CardId): string => answers.forThings(answer, phrases.gold(costAt(view, partyIn(view, seat), card)));
  if ('recruit' in action) return priced(answers.recruit(name(action.recruit)), action.recruit);
  if ('buy' in action) return priced(answers.buy(name(action.buy)), action.buy);
  if ('fulfil' in action) return answers.fulfill(name(action.fulfil));
  if ('work' in action) return answers.work(name(COMMONS[action.work] ?? ''));
  if ('join' in action) return answers.join(name(action.join));
  if ('leave' in action) return answers.leave(name(action.leave));
  if ('use' in action) {
    const { use, of } = action;
    const what = of === null || of === use ? answers.ability(name(use)) : answers.abilityOf(name(use), name(of));
    return answers.withThings(paid(what, action.pay, effectOf(view, seat, action)?.cost?.gold), sayEffect(view, seat, action, speech));
  }
  if ('improve' in action) return paid(answers.improve(terms.track[action.improve], name(action.by)), action.pay);
  if ('contribute' in action) {
    const what = action.contribute === 0 ? answers.contribute : answers.contributeMore(action.contribute);
    return action.bonus ? answers.withThings(answers.withBonus, what) : what;
  }
  return 'pay' in action ? paid(action.bonus ? answers.withBonus : answers.withoutBonus, action.pay) : undefined;
};

/** What an answer is called where there is no picture of it: in a list of advice, or on a button. */
export const actionLabel = (view: View, seat: number, action: Action, speech: Speech): string => {
  const { answers } = speech.words;
  const said = saidChange(view, seat, action, speech) ?? saidDeed(view, seat, action, speech);
  if (said !== undefined) return said;
  if ('choose' in action) return speech.cards.name(action.choose);
  if ('none' in action) return saidNone(view.asked, speech);
  if ('reequip' in action) return answers.reequip;
  if ('pass' in action) return answers.pass;
  if ('end' in action) return answers.end;
  if ('more' in action) return answers.more;
  return 'back' in action ? answers.back : answers.done;
};

/** What an answer to the question of a tavern, a smith, or another card is called that takes nothing. */
const saidNoneAt = (rule: string, { words: { answers } }: Speech): string => {
  if (rule === 'side-quests') return answers.noQuest;
  if (rule === 'tavern') return answers.noRecruit;
  return rule === 'smith' ? answers.noPurchase : answers.noReserve;
};

/** What a later step of a plan is called: its question hasn't been asked yet. */
export const stepLabel = (view: View, seat: number, { prompt, action }: PlannedAnswer<Action>, speech: Speech): string => {
  if ('none' in action) return saidNoneAt(prompt.rule, speech);
  return 'choose' in action ? speech.words.answers.choose(speech.cards.name(action.choose)) : actionLabel(view, seat, action, speech);
};
