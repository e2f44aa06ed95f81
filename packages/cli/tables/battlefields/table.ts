import { type ActionCard, answering, type Warrior } from '@swordtable/games/battlefields/cards/cards';
import { actionName, warriorName } from '@swordtable/games/battlefields/cards/catalog';
import type { Event } from '@swordtable/games/battlefields/events';
import { PLACES, type PlaceNo } from '@swordtable/games/battlefields/places';
import { SEATS } from '@swordtable/games/battlefields/state';
import { words } from '@swordtable/games/battlefields/text/words';
import type { View } from '@swordtable/games/battlefields/view/view';
import { plural } from '@swordtable/games/grammar';
import type { Decision } from '@swordtable/kernel';
import type { Look } from '../../screen/look.ts';
import { padEnd, wrap } from '../../screen/text.ts';
import { about, beatsText, NAMES, TEXTS } from './about.ts';
import { fighterText, landText } from './names.ts';
import { picture } from './picture.ts';
import { read } from './reading.ts';
import type { Table } from './typed.ts';
import { questionIn } from './why-question.ts';

/** Choices that only the chooser knows, and what the picture shows anyway. */
const DETAILS: readonly Event['what'][] = ['took', 'ready', 'land', 'laid', 'nothingToCompare'];
const TURNS: readonly Event['what'][] = ['round', 'placed', 'played', 'revealed', 'passed'];

const NAME_WIDTH = 16;
/** The number of the list and the room around it. */
const LIST_WIDTH = 6;

/** A name, and beside it on as many lines as it takes what is to be said about it. */
const explained = (name: string, text: string, { width, paint }: Look): string =>
  wrap(text, width - LIST_WIDTH - NAME_WIDTH)
    .map((line, at) => padEnd(at === 0 ? name : '', NAME_WIDTH) + paint.dim(line))
    .join('\n');

const atWidth = (text: string, { width }: Look): string => wrap(text, width - LIST_WIDTH).join('\n');

/** The place with its newest land and its warriors. */
const placeText = (view: View, place: PlaceNo): string => {
  const { lands = [], stacks = [] } = view.places[place] ?? {};
  const land = lands.at(-1);
  const sides = SEATS.flatMap((seat) => {
    const top = stacks[seat]?.at(-1);
    if (top === undefined) return [];
    const below = (stacks[seat]?.length ?? 0) - 1;
    return [`${words.seat(seat)} ${fighterText(top, NAME_WIDTH)}${below > 0 ? ` and ${below} below` : ''}`];
  });
  const more = lands.length > 1 ? ` and ${plural(lands.length - 1, 'land')} below` : '';
  return [`place ${place + 1}: ${land === undefined ? 'no land' : landText(view, land)}${more}`, ...sides].join(' · ');
};

const warriorLabel = (warrior: Warrior, view: View, look: Look): string =>
  explained(warriorName(warrior), beatsText(warrior, view.cards.beats), look);

const playLabel = (card: ActionCard, view: View, decision: Decision<unknown> | undefined, look: Look): string => {
  const asking = view.exchange.at(-1)?.card;
  const how = decision?.prompt.rule === 'answer' && asking !== undefined ? answering(card, asking) : undefined;
  return explained(actionName(card), how === undefined || asking === undefined ? TEXTS[card].text : `${how} ${actionName(asking)}`, look);
};

const PASSES: Readonly<Record<string, string>> = {
  'muster fifth': 'do without',
  'placement warrior': 'pass: place no more warriors in this round',
  'placement action': 'leave it at that',
};
const passText = (decision: Decision<unknown> | undefined): string => {
  const { rule = '', ask = '' } = decision?.prompt ?? {};
  return rule === 'answer' ? 'let it stand' : (PASSES[`${rule} ${ask}`] ?? 'pass');
};

const label: Table['label'] = (action, facet, { view, decision }, look) => {
  if (facet === 'place' && 'place' in action) return atWidth(placeText(view, action.place), look);
  if (facet === 'to' && 'to' in action) return atWidth(placeText(view, action.to), look);
  if (facet === 'warrior' && 'warrior' in action) return warriorLabel(action.warrior, view, look);
  if (facet === 'play' && 'play' in action) return playLabel(action.play, view, decision, look);
  if ('take' in action) {
    const copies = view.armies[decision?.seat ?? -1]?.own?.pile.filter((card) => card === action.take).length ?? 1;
    return explained(`${actionName(action.take)}${copies > 1 ? ` ×${copies}` : ''}`, TEXTS[action.take].text, look);
  }
  if ('shed' in action) return explained(actionName(action.shed), TEXTS[action.shed].text, look);
  if ('discard' in action) return warriorLabel(action.discard, view, look);
  if ('reveal' in action) return atWidth(`reveal at ${placeText(view, action.reveal)}`, look);
  return 'pass' in action ? passText(decision) : words.action(action);
};

/** The later steps of an answer say what they are about. */
const heading: Table['heading'] = (action, facet) => {
  if (facet === 'place' && 'warrior' in action) return `Which place for ${warriorName(action.warrior)}?`;
  if (facet === 'place' && 'play' in action)
    return `${actionName(action.play)}: ${'to' in action ? 'from which place' : 'at which place'}?`;
  return facet === 'to' && 'play' in action ? `${actionName(action.play)}: to which place?` : '';
};

/** Battlefields in a terminal. */
export const battlefields: Table = {
  draw: picture,
  read,
  label,
  heading,
  example: `"archers 2" (a warrior and one of the places 1 to ${PLACES.length}), "ambush 3", "skirmish 1 4" (from, to), "reveal 1", "take flank" or "pass"`,
  isDetail: ({ what }) => DETAILS.includes(what),
  startsTurn: ({ what }) => TURNS.includes(what),
  // Whatever happens in this game shows something to somebody, so nothing can be told before it does.
  gist: () => '',
  things: { word: 'card', named: 'card', example: 'ambush' },
  about,
  names: NAMES,
  whyQuestion: (text, { view, watcher }) => questionIn(text, view, watcher),
  whyExample: '"place 2", "sparta", "archers", "score", "blue 3" (a stack) or "not ambush"',
};
