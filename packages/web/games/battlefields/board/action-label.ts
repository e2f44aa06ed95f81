import type { Action } from '@swordtable/games/battlefields/action';
import { answering } from '@swordtable/games/battlefields/cards/cards';
import type { View } from '@swordtable/games/battlefields/view/view';
import type { PromptWords } from '../words/prompt.en.ts';
import { placeName, sideOf, type Wording } from './labels.ts';

/** What an answer is called on its button: it depends on what is asked. */
export const actionLabel = (
  view: View,
  rule: string,
  mine: number,
  action: Action,
  words: PromptWords['answers'],
  wording: Pick<Wording, 'texts'>,
): string => {
  const { texts } = wording;
  const at = (place: number): string => placeName(view, place, wording);
  if ('take' in action) return words.take(texts.action(action.take));
  if ('discard' in action) return words.discard(texts.warrior(action.discard));
  if ('shed' in action) return words.discard(texts.action(action.shed));
  if ('draw' in action) return words.draw;
  if ('done' in action) return words.done;
  if ('warrior' in action) return words.place(texts.warrior(action.warrior), at(action.place));
  if ('reveal' in action) {
    const top = view.places[action.reveal]?.stacks[mine]?.at(-1)?.warrior;
    return words.reveal(top == null ? '' : texts.warrior(top), at(action.reveal));
  }
  if ('play' in action) {
    const card = texts.action(action.play);
    if (!('place' in action)) return words.play(card);
    return 'to' in action ? words.move(card, at(action.place), at(action.to)) : words.playAt(card, at(action.place));
  }
  if (rule === 'answer') return words.letStand;
  if (rule === 'muster') return words.noFifth;
  if (rule === 'battle') return words.passBattle;
  return view.armies[mine]?.passed === true ? words.passAgain : words.pass;
};

/** The enemy card in play that an action would cancel or defeat at its place, in words. */
export const stopsSaid = (
  { places }: Pick<View, 'places'>,
  mine: number,
  action: Action | undefined,
  words: PromptWords,
  wording: Pick<Wording, 'texts' | 'seats'>,
): string | undefined => {
  if (action === undefined || !('play' in action) || !('place' in action) || 'to' in action) return undefined;
  const theirs = 1 - mine;
  const against = places[action.place]?.lying[theirs] ?? null;
  const how = against === null ? undefined : answering(action.play, against);
  if (against === null || how === undefined) return undefined;
  const stays = action.play === 'flank' && how === 'defeats';
  return words.stops(how, sideOf(wording, theirs), wording.texts.action(against), stays);
};
