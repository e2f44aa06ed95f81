import { ENCOUNTER_SORTS } from '@swordtable/games/contracts/cards/catalog';
import { ARCS } from '@swordtable/games/contracts/cards/terms';
import { ROUNDS } from '@swordtable/games/contracts/state';
import { type Choice, choiceField, countField, type Field, type FieldGroup, piecesField } from '../../../kit/set-up/fields.ts';
import { linesIn, wordsIn } from '../../../kit/set-up/scene-lines.ts';
import { companionFields } from './companion-fields.ts';
import { countIn, withCount } from './fellows.ts';
import { cardsFor, changed, pileField, type Realm } from './realm.ts';
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

const NONE = '-';

const kingdomFields = (realm: Realm): readonly Field[] => {
  const { lines, words } = realm;
  const quests = wordsIn(lines, 'quests');
  return [
    pileField(realm, 'basics', words.contracts, 'basic'),
    pileField(realm, 'followups', words.followUps, 'followUp'),
    pileField(realm, 'tavern', words.tavern, 'legendary'),
    pileField(realm, 'smith', words.smith, 'rare'),
    piecesField({
      id: 'quests',
      name: words.quests,
      pieces: quests,
      isFixed: true,
      choices: [{ id: NONE, name: words.none }, ...cardsFor(realm, quests, 'quest')],
      set: (cards) => changed(realm, { quests: cards.join(' ') }),
    }),
  ];
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
  const done = wordsIn(lines, `${party} fulfilled`).map(Number);
  const fulfilled = ARCS.map(
    (arc, at): Field =>
      countField({
        id: `${party} ${arc}`,
        name: words.fulfilled(texts.terms.arc[arc]),
        value: done[at] ?? 0,
        max: MOST,
        set: (count) =>
          changed(realm, { [`${party} fulfilled`]: ARCS.map((_, each) => (each === at ? count : (done[each] ?? 0))).join(' ') }),
      }),
  );
  return [
    ...counts,
    pileField(realm, `${party} hand`, words.hand, ...ENCOUNTER_SORTS),
    pileField(realm, `${party} spare`, words.spare, 'equipment', 'rare'),
    pileField(realm, `${party} items`, words.items, 'item'),
    ...fulfilled,
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
