import type { Json, Seat } from '@swordtable/kernel';
import type { Seats } from '../../seat-names.ts';
import type { ActionCard, Land, Warrior } from '../cards/cards.ts';
import type { PlaceNo } from '../places.ts';
import type { BattleTexts } from './texts.ts';

/** What an explanation names. Lands have the names of the match's own cards. */
export type Thing =
  | { readonly seat: Seat }
  | { readonly warrior: Warrior }
  | { readonly warriors: readonly Warrior[] }
  /** Warriors that lie below each other, from the top; one that the watcher may not know is `null`. */
  | { readonly stack: readonly (Warrior | null)[] }
  | { readonly action: ActionCard }
  | { readonly actions: readonly ActionCard[] }
  /** When an action is played, and what it does. */
  | { readonly when: ActionCard }
  | { readonly text: ActionCard }
  | { readonly place: PlaceNo; readonly land?: string }
  | { readonly land: string }
  | { readonly lands: readonly string[] }
  | { readonly worth: readonly { readonly land: string; readonly value: number }[] }
  | { readonly kind: string }
  | { readonly color: Land['colour'] }
  | { readonly landText: Pick<Land, 'colour' | 'value'> };

/** What the sentences of one language take for the things that an explanation names. */
export const nameThing =
  (texts: Omit<BattleTexts, 'sentence'>, hidden: string, seats: Seats) =>
  (given: Readonly<Record<string, Json>>): unknown => {
    // Explanations are made of nothing else.
    const thing = given as Thing;
    const land = (name: string): string => texts.land({ name });
    if ('seat' in thing) return seats(thing.seat);
    if ('warrior' in thing) return texts.warrior(thing.warrior);
    if ('warriors' in thing) return texts.list(thing.warriors.map(texts.warrior));
    if ('stack' in thing) return thing.stack.map((warrior) => (warrior === null ? hidden : texts.warrior(warrior))).join(', ');
    if ('action' in thing) return texts.action(thing.action);
    if ('actions' in thing) return texts.list(thing.actions.map(texts.action));
    if ('when' in thing) return texts.actionWhen(thing.when);
    if ('text' in thing) return texts.actionText(thing.text);
    if ('place' in thing) return texts.placeName(thing.place, thing.land === undefined ? undefined : { name: thing.land });
    if ('land' in thing) return land(thing.land);
    if ('lands' in thing) return texts.list(thing.lands.map(land));
    if ('worth' in thing) return texts.list(thing.worth.map((each) => `${land(each.land)} ${each.value}`));
    if ('kind' in thing) return texts.kind(thing.kind);
    return 'color' in thing ? texts.color(thing.color) : texts.landText(thing.landText);
  };
