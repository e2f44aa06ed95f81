import { TOKENS } from '@swordtable/games/contracts/cards/attributes';
import { choiceField, countField, type Field, piecesField } from '../../../kit/set-up/fields.ts';
import { fellowsIn, fellowsText, type WrittenFellow } from './fellows.ts';
import { cardsFor, changed, gearFor, type Realm } from './realm.ts';

const PEOPLE = ['leader', 'companion', 'legendary', 'thug'] as const;
const MOST = 20;

const readyIn = ({ words }: Realm) => [
  { id: 'yes', name: words.ready },
  { id: 'no', name: words.exhausted },
];

/** Everyone in a party, and one more who can join. */
export const companionFields = (realm: Realm, line: string): readonly Field[] => {
  const { words, texts } = realm;
  const fellows = fellowsIn(realm.lines.get(line) ?? '');
  const set = (all: readonly WrittenFellow[]): string => changed(realm, { [line]: fellowsText(all) });
  const fieldsOf = (fellow: WrittenFellow, at: number): readonly Field[] => {
    const { card, has, counts, isReady } = fellow;
    const [id, name] = [`${line} ${at}`, texts.name(card)];
    const change = (part: Partial<WrittenFellow>): string => set(fellows.with(at, { ...fellow, ...part }));
    const tokens = TOKENS.flatMap((token) => Array.from({ length: counts.get(token) ?? 0 }, () => token));
    return [
      choiceField({
        id,
        name: words.companion(at + 1),
        value: card,
        choices: [...cardsFor(realm, [card], ...PEOPLE), { id: '', name: words.remove }],
        set: (other) => (other === '' ? set(fellows.toSpliced(at, 1)) : change({ card: other })),
      }),
      piecesField({
        id: `${id} has`,
        name: words.has(name),
        pieces: has,
        choices: gearFor(realm, has),
        isOnce: true,
        set: (cards) => change({ has: cards }),
      }),
      piecesField({
        id: `${id} attributes`,
        name: words.attributes(name),
        pieces: tokens,
        choices: TOKENS.map((token) => ({ id: token, name: texts.terms.token[token] })),
        set: (all) =>
          change({ counts: new Map([...counts, ...TOKENS.map((token) => [token, all.filter((each) => each === token).length] as const)]) }),
      }),
      countField({
        id: `${id} experience`,
        name: words.experience(name),
        value: counts.get('experience') ?? 0,
        max: MOST,
        set: (experience) => change({ counts: new Map([...counts, ['experience', experience]]) }),
      }),
      choiceField({
        id: `${id} ready`,
        name: words.state(name),
        value: isReady ? 'yes' : 'no',
        choices: readyIn(realm),
        set: (ready) => change({ isReady: ready === 'yes' }),
      }),
    ];
  };
  const hire: Field = choiceField({
    id: `${line} hire`,
    name: words.hire,
    value: '',
    choices: [{ id: '', name: words.none }, ...cardsFor(realm, [], ...PEOPLE)],
    set: (card) => set(card === '' ? fellows : [...fellows, { card, has: [], counts: new Map(), isReady: true }]),
  });
  return [...fellows.flatMap(fieldsOf), hire];
};
