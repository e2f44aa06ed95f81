import { SPOTS } from '@swordtable/games/contracts/kingdom';
import { choiceField, type Field } from '../../../kit/set-up/fields.ts';
import { wordsIn } from '../../../kit/set-up/scene-lines.ts';
import { fellowsIn, fellowsText } from './fellows.ts';
import { changed, NONE, type Realm } from './realm.ts';

/** The name of a spot; those of a house are numbered. */
const spotName = (spot: number, { texts, words }: Realm): string => {
  const { location } = SPOTS[spot] ?? { location: '' };
  const first = SPOTS.findIndex((each) => each.location === location);
  const isOnly = SPOTS.filter((each) => each.location === location).length === 1;
  return isOnly ? texts.name(location) : words.spot(texts.name(location), spot - first + 1);
};

/** Whose meeple is where. A companion whose meeple is put somewhere is exhausted. */
export const spotFields = (realm: Realm): readonly Field[] => {
  const { lines, texts, words, seats } = realm;
  const visitors = lines.has('spots') ? wordsIn(lines, 'spots') : SPOTS.map(() => NONE);
  const parties = seats.map((name, seat) => ({ name, line: `party ${seat + 1} fellows`, no: `${seat + 1}` }));
  const fellowsOf = (line: string) => fellowsIn(lines.get(line) ?? '');
  const choices = parties.flatMap(({ name, line, no }) =>
    fellowsOf(line).map(({ card }) => ({ id: `${no}=${card}`, name: words.fellow(name, texts.name(card)) })),
  );
  const put = (spot: number, visitor: string): string => {
    const [no = '', card] = visitor.split('=');
    const line = `party ${no} fellows`;
    const exhausted = fellowsOf(line).map((fellow) => (fellow.card === card ? { ...fellow, isReady: false } : fellow));
    const spots = visitors.with(spot, visitor).join(' ');
    return changed(realm, visitor === NONE ? { spots } : { spots, [line]: fellowsText(exhausted) });
  };
  return SPOTS.map(
    (_, spot): Field =>
      choiceField({
        id: `spot ${spot + 1}`,
        name: spotName(spot, realm),
        value: visitors[spot] ?? NONE,
        choices: [{ id: NONE, name: words.nobody }, ...choices],
        set: (visitor) => put(spot, visitor),
      }),
  );
};
