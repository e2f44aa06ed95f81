import { ACTIONS, type ActionCard, answering, isActionCard } from '@swordtable/games/battlefields/cards/cards';
import { HAND_LIMIT } from '@swordtable/games/battlefields/phases/muster';
import type { View } from '@swordtable/games/battlefields/view/view';
import type { Facets } from '../../../kit/selection/choosing.ts';
import type { Question } from '../typed.ts';
import type { PromptWords } from '../words/prompt.en.ts';
import { outcomeOf } from './exchange.ts';
import { placeName, sideOf, statusLabel, type Wording } from './labels.ts';
import { stillToTake, warriorLimit } from './limits.ts';
import { statusAt } from './place-status.ts';

/** What is asked: one sentence, and the rule in short. */
export interface Said {
  readonly title: string;
  readonly text: string;
}

const musterSaid = (view: View, seat: number, ask: string, words: PromptWords): Said => {
  const { held = 0, actionsHeld = 0 } = view.armies[seat] ?? {};
  if (ask === 'fifth') return { title: words.fifth, text: words.fifthText };
  if (ask === 'take') return { title: words.take(stillToTake(view, seat)), text: words.takeText };
  const limit = warriorLimit(view, seat);
  return ask === 'discard'
    ? { title: words.discard(held - limit), text: words.discardText(limit) }
    : { title: words.shed(actionsHeld - HAND_LIMIT), text: words.shedText(HAND_LIMIT) };
};

/** Why no card in the hand can answer, if none can. */
const noAnswerSaid = (card: ActionCard, canAnswer: boolean, words: PromptWords, { texts }: Wording): readonly string[] => {
  if (canAnswer) return [];
  const answers = ACTIONS.filter((answer) => answering(answer, card) !== undefined);
  return [words.noAnswer(texts.action(card), answers.map(texts.action))];
};

/** What is being answered, and what happens at the places without an answer. */
const answerSaid = (view: View, seat: number, canAnswer: boolean, words: PromptWords, wording: Wording): Said | undefined => {
  const outcome = outcomeOf(view);
  if (outcome === undefined) return undefined;
  const { first, newest, goesAhead, fighter, places } = outcome;
  const { texts } = wording;
  const at = (place: number): string => placeName(view, place, wording);
  const [by, card] = [sideOf(wording, newest.seat), texts.action(newest.card)];
  const before = view.exchange.at(-2);
  const title =
    before !== undefined
      ? words.answered(by, card, texts.action(before.card))
      : first.to === undefined
        ? words.ambushed(by, card, at(first.place), sideOf(wording, seat))
        : words.skirmished(by, card, at(first.place), at(first.to));
  const noAnswer = noAnswerSaid(newest.card, canAnswer, words, wording);
  if (!goesAhead) return { title, text: [words.fails(texts.action(first.card), first.seat === seat), ...noAnswer].join(' ') };
  const warrior = fighter?.warrior ?? null;
  const unanswered = first.to === undefined ? words.standsAmbush(warrior) : words.standsSkirmish(warrior, at(first.to));
  const changes = [first.place, first.to].flatMap((place) => {
    if (place === undefined) return [];
    const [now, then] = [view, { ...view, places }].map((each) => statusLabel(view, statusAt(each, place), wording));
    return now === then ? [] : [`${wording.words.becomes(at(place), now ?? '', then ?? '')}.`];
  });
  return { title, text: [unanswered, ...changes, ...noAnswer].join(' ') };
};

/** A card is chosen: what it does, and where it goes is still to be said. */
const chosenSaid = (view: View, seat: number, picks: Facets, words: PromptWords, wording: Wording): Said | undefined => {
  const { play, place } = picks;
  if (!isActionCard(play)) return undefined;
  const [name, text] = [wording.texts.action(play), wording.words.short(play)];
  if (play === 'rally') return { title: words.now(name), text };
  if (play !== 'skirmish') return { title: words.where(name), text };
  const top = typeof place === 'number' ? view.places[place]?.stacks[seat]?.at(-1)?.warrior : undefined;
  return { title: top == null ? words.from(name) : words.destination(name, top), text };
};

/** The question in words. */
export const questionSaid = (
  view: View,
  seat: number,
  { prompt: { rule, ask }, options }: Pick<Question, 'prompt' | 'options'>,
  picks: Facets,
  words: PromptWords,
  wording: Wording,
): Said => {
  if (rule === 'muster') return musterSaid(view, seat, ask, words);
  if (rule === 'rally') return { title: words.rally, text: words.rallyText };
  const offers = (facet: string): boolean =>
    [...options].some((option) => typeof option === 'object' && option !== null && facet in option);
  const answer = rule === 'answer' ? answerSaid(view, seat, offers('play'), words, wording) : undefined;
  if (answer !== undefined) return answer;
  const chosen = chosenSaid(view, seat, picks, words, wording);
  if (chosen !== undefined) return chosen;
  if (rule === 'placement') {
    if (ask === 'action') return { title: words.passedPlace, text: words.passedPlaceText };
    return offers('warrior')
      ? { title: words.place, text: words.placeText }
      : { title: words.noneToPlace, text: words.noneToPlaceText(offers('play')) };
  }
  return offers('reveal') ? { title: words.reveal, text: words.revealText } : { title: words.battle, text: words.battleText(view.passes) };
};
