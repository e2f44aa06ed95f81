import { BASICS, WILDS } from '@swordtable/games/contracts/cards/attributes';
import { ENCOUNTER_SORTS } from '@swordtable/games/contracts/cards/catalog';
import { ARCS } from '@swordtable/games/contracts/cards/terms';
import { CAMP_MAX } from '@swordtable/games/contracts/party/camp';
import { ROUNDS } from '@swordtable/games/contracts/state';
import { type Choice, choiceField, countField, type Field, type FieldGroup, piecesField } from '../../../kit/set-up/fields.ts';
import { linesIn, wordsIn } from '../../../kit/set-up/scene-lines.ts';
import { companionFields } from './companion-fields.ts';
import { countIn, withCount } from './fellows.ts';
import { packFields } from './pack-fields.ts';
import { cardsFor, changed, gearFor, itemsFor, NONE, ofSorts, pileField, type Realm } from './realm.ts';
import { spotFields } from './spot-fields.ts';
import type { ContractSetUpWords } from './words/en.ts';

/** More than anyone has. */
const MOST = 99;

/** Another phase begins from its beginning, without what is only there in the one before. */
const isOfPhase = (name: string): boolean =>
  name === 'agenda' || /^packs \d$/.test(name) || /^party \d (leaders|gained|fresh|loosened|scrapped|used)$/.test(name);

const matchFields = (realm: Realm): readonly Field[] => {
  const { lines, words, texts, seats } = realm;
  const choice = (id: string, name: string, choices: readonly Choice[], dropped?: (line: string) => boolean): Field =>
    choiceField({ id, name, choices, value: lines.get(id) ?? '', set: (value) => changed(realm, { [id]: value }, dropped) });
  const phase = lines.get('phase');
  // Packs that go around can't be set up by hand.
  const phases = (['encounter', 'equipment', 'contract', 'payment'] as const).filter((id) => id !== 'encounter' || id === phase);
  const players = seats.map((name, seat) => ({ id: `${seat + 1}`, name }));
  return [
    choice(
      'phase',
      words.phase,
      phases.map((id) => ({ id, name: texts.terms.stage[id] })),
      isOfPhase,
    ),
    choice(
      'round',
      words.round,
      Array.from({ length: ROUNDS }, (_, at) => ({ id: `${at + 1}`, name: `${at + 1}` })),
    ),
    choice('first', words.first, players),
    choice('to move', words.turn, players, (name) => name === 'agenda'),
  ];
};

const kingdomFields = (realm: Realm): readonly Field[] => {
  const { lines, words } = realm;
  const quests = wordsIn(lines, 'quests');
  return [
    pileField(realm, 'basics', words.contracts, ofSorts('basic')),
    pileField(realm, 'followups', words.followUps, ofSorts('followUp')),
    pileField(realm, 'tavern', words.tavern, ofSorts('legendary')),
    pileField(realm, 'smith', words.smith, ofSorts('rare')),
    piecesField({
      id: 'quests',
      name: words.quests,
      pieces: quests,
      isFixed: true,
      choices: [{ id: NONE, name: words.none }, ...cardsFor(realm, quests, 'quest')],
      set: (cards) => changed(realm, { quests: cards.join(' ') }),
    }),
    ...spotFields(realm),
  ];
};

/** A line of several numbers, each with its name. */
const numberFields = (realm: Realm, line: string, max: number, names: readonly string[]): readonly Field[] => {
  const numbers = wordsIn(realm.lines, line).map(Number);
  return names.map(
    (name, at): Field =>
      countField({
        id: `${line} ${at + 1}`,
        name,
        value: numbers[at] ?? 0,
        max,
        set: (count) => changed(realm, { [line]: names.map((_, each) => (each === at ? count : (numbers[each] ?? 0))).join(' ') }),
      }),
  );
};

const partyFields = (realm: Realm, party: string): readonly Field[] => {
  const { lines, words, texts } = realm;
  const head = lines.get(party) ?? NONE;
  const counts = (['gold', 'luck', 'fame'] as const).map(
    (name): Field =>
      countField({
        id: `${party} ${name}`,
        name: texts.terms[name],
        value: countIn(head, name),
        max: MOST,
        set: (count) => changed(realm, { [party]: withCount(head, name, count) }),
      }),
  );
  const reserved = wordsIn(lines, `${party} reserved`);
  return [
    ...counts,
    ...packFields(realm, party),
    pileField(realm, `${party} hand`, words.hand, ofSorts(...ENCOUNTER_SORTS)),
    pileField(realm, `${party} spare`, words.spare, gearFor),
    pileField(realm, `${party} items`, words.items, itemsFor),
    choiceField({
      id: `${party} reserved`,
      name: words.reserved,
      value: reserved[0] ?? '',
      choices: [{ id: '', name: words.none }, ...cardsFor(realm, reserved, 'basic', 'followUp')],
      set: (card) => changed(realm, { [`${party} reserved`]: card }),
    }),
    ...numberFields(
      realm,
      `${party} camp`,
      CAMP_MAX,
      BASICS.map((track) => words.camp(texts.terms.track[track])),
    ),
    ...numberFields(
      realm,
      `${party} wilds`,
      MOST,
      WILDS.map((token) => texts.terms.token[token]),
    ),
    ...numberFields(
      realm,
      `${party} fulfilled`,
      MOST,
      ARCS.map((arc) => words.fulfilled(texts.terms.arc[arc])),
    ),
  ];
};

/** All that can be changed in a kingdom. */
export const fieldsOf = (
  scene: string,
  seats: readonly string[],
  words: ContractSetUpWords,
  texts: Realm['texts'],
): readonly FieldGroup[] => {
  const realm = { lines: linesIn(scene), words, texts, seats };
  return [
    { id: 'match', name: words.match, fields: matchFields(realm) },
    { id: 'kingdom', name: words.kingdom, fields: kingdomFields(realm) },
    ...seats.flatMap((name, seat) => {
      const party = `party ${seat + 1}`;
      return [
        { id: party, name, fields: partyFields(realm, party) },
        { id: `${party} fellows`, name: words.companionsOf(name), fields: companionFields(realm, `${party} fellows`) },
      ];
    }),
  ];
};
