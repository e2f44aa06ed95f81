import {
  ADVANCED,
  BASICS,
  EXPERTS,
  PARTS,
  PER_ADVANCED,
  PER_EXPERT,
  poolOf,
  type Tokens,
} from '@swordtable/games/contracts/cards/attributes';
import { CARDS, type Card, cardAs, idsOf } from '@swordtable/games/contracts/cards/catalog';
import { CAMP } from '@swordtable/games/contracts/party/camp';
import type { Needs, Purse } from '@swordtable/games/contracts/payment/needs';
import { basicNeeds } from '@swordtable/games/contracts/payment/purse';
import { BY_PLACE } from '@swordtable/games/contracts/phases/reward';
import { tokensSaid } from '@swordtable/games/contracts/text/amounts';
import type { CardTexts } from '@swordtable/games/contracts/text/card-texts';
import { gainText } from '@swordtable/games/contracts/text/gain-text';
import { capital } from '@swordtable/games/contracts/text/sentences/sentences';

/** What the rules are about, in the order in which they are told. Every language has the same. */
export const SECTIONS = [
  ...['goal', 'parts', 'set-up', 'round', 'attributes', 'paying', 'companions', 'carrying', 'sets'],
  ...['encounter', 'equipping', 'preparation'],
  ...['turn', 'locations', 'houses', 'contracts', 'reserve', 'common', 'card-actions', 'reequip', 'free-actions', 'camp'],
  ...['reward', 'payment', 'clean-up', 'end'],
] as const;

/** Marks that are a whole card, by its id after this. */
export const CARD_MARK = 'card/';

type Rows = readonly (readonly string[])[];

const SORTS: readonly Card['is'][] = [
  ...(['companion', 'equipment', 'item', 'skill', 'legendary', 'rare', 'leader'] as const),
  ...(['basic', 'followUp', 'common', 'quest', 'setBonus', 'location'] as const),
];

/** Tables are made from the cards and by the rules themselves, so that they cannot say anything else than what is played. */
export const cardRows = ({ terms }: CardTexts): Rows =>
  SORTS.map((sort) => [terms.sorts[sort], `${[...CARDS.values()].filter(({ is }) => is === sort).length}`]);

/** Every attribute that can be made, and of what. */
export const attributeRows = ({ terms, phrases }: CardTexts): Rows => [
  ...ADVANCED.map((made, type) => [terms.token[made], terms.grade.advanced, phrases.tokens(BASICS[type] ?? 'magic', PER_ADVANCED)]),
  ...EXPERTS.map((made, which) => {
    const [one, other] = (PARTS[which] ?? [0, 0]).map((type) => terms.token[BASICS[type] ?? 'magic']);
    return [terms.token[made], terms.grade.expert, `${PER_EXPERT} × ${one} / ${other}`];
  }),
];

/** A group at a contract, as the example pays it. */
const GROUP: Readonly<Record<string, Tokens>> = { ashane: { strength: 3, dexterity: 2 }, poacher: { strength: 2 } };
export const EXAMPLE: { readonly needs: Needs; readonly purse: Purse } = {
  needs: { ...basicNeeds({}), advanced: [1, 0, 0], experts: [1, 0, 0] },
  purse: {
    payers: Object.entries(GROUP).map(([companion, tokens]) => ({ companion, pool: poolOf(tokens) })),
    luck: 1,
    wilds: [0, 0, 0],
  },
};
export const exampleRows = ({ name, phrases }: CardTexts, makes: readonly string[]): Rows =>
  Object.entries(GROUP).map(([companion, tokens], at) => [name(companion), tokensSaid(tokens, phrases).join(', '), makes[at] ?? '']);

export const locationRows = ({ name, lines }: CardTexts): Rows => idsOf('location').map((card) => [name(card), lines(card).join(' ')]);

export const commonRows = ({ name, terms, phrases }: CardTexts): Rows =>
  idsOf('common').map((card) => {
    const { classes, attributes, bonus } = cardAs(card, 'common');
    const reward = gainText(bonus.reward, phrases, { when: 'common', whose: 'party' });
    return [
      name(card),
      classes.map((each) => terms.classes[each]).join(', '),
      attributes.map((each) => terms.token[each]).join(', '),
      `${phrases.luck(bonus.luck)}: ${reward}`,
    ];
  });

export const campRows = ({ terms, phrases }: CardTexts): Rows =>
  BASICS.map((track) => [
    `${terms.track[track]} (${terms.token[track]})`,
    ...CAMP[track].map((gain) => capital(gainText([gain], phrases, { when: 'camp', whose: 'party' }))),
  ]);

export const placeRows = ({ phrases }: CardTexts): Rows => BY_PLACE.map((gold, at) => [`${at + 1}`, phrases.gold(gold)]);
