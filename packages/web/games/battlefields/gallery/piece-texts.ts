import { ACTIONS, type ActionCard, type Land, WARRIORS, type Warrior } from '@swordtable/games/battlefields/cards/cards';
import { CARDS } from '@swordtable/games/battlefields/cards/catalog';
import { en } from '@swordtable/games/battlefields/text/en';
import type { BattleTexts } from '@swordtable/games/battlefields/text/texts';
import type { PieceText } from '../../../kit/rules/book.ts';
import type { Language } from '../../../kit/words/language.ts';
import { de } from '../words/texts.de.ts';

const TEXTS: Readonly<Record<Language, BattleTexts>> = { en, de };

/** A card of the game, by what it is. */
export type Kind = { readonly warrior: Warrior } | { readonly action: ActionCard } | { readonly land: number } | { readonly ares: true };

/** The id of a land's page, after its name in our cards. */
const landId = ({ name }: Pick<Land, 'name'>): string => name.toLowerCase();

/** Every card once, by the id of its page. A hero of another game is called Ares, so the card is not. */
export const PIECES: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...WARRIORS.map((warrior) => [warrior, { warrior }] as const),
  ...ACTIONS.map((action) => [action, { action }] as const),
  ...CARDS.lands.map((each, land) => [landId(each), { land }] as const),
  ['ares-card', { ares: true }],
]);

const textOf = (texts: BattleTexts, kind: Kind): Omit<PieceText, 'id'> => {
  if ('warrior' in kind)
    return { name: texts.warrior(kind.warrior), title: texts.warriorTitle, text: texts.warriorText(kind.warrior, CARDS.beats) };
  if ('action' in kind)
    return { name: texts.action(kind.action), title: texts.actionWhen(kind.action), text: texts.actionText(kind.action) };
  if ('ares' in kind) return texts.ares;
  const land = CARDS.lands[kind.land];
  if (land === undefined) return { name: '', title: '', text: '' };
  return { name: texts.land(land), title: `${texts.kind(land.kind)}, ${texts.color(land.colour)}`, text: texts.landText(land) };
};

/** The texts of all cards, in one language. */
export const pieceTexts = (language: Language): readonly PieceText[] =>
  [...PIECES].map(([id, kind]) => ({ id, ...textOf(TEXTS[language], kind) }));
