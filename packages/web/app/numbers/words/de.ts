import type { SameWords } from '../../../kit/words/words.ts';
import type { en } from './en.ts';

/** The games' messages about a file of numbers, in German. A new message gets a general text until it's added here. */
const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [/^A file of numbers is.*$/, 'Eine Zahlendatei ist ein Objekt mit einer Liste „tiles“ von höchstens 200 Einträgen.'],
  [/^Entry (\d+) of "tiles" has no "id"\.$/, 'Eintrag $1 von „tiles“ hat keine „id“.'],
  [/^Entry (\d+) of "tiles": there is no hero "(.*)"\.$/, 'Eintrag $1 von „tiles“: Einen Helden „$2“ gibt es nicht.'],
  [/^Entry (\d+) of "tiles": "(.*)" is listed twice\.$/, 'Eintrag $1 von „tiles“: „$2“ kommt zweimal vor.'],
  [
    /^Entry (\d+) of "tiles", "(.*)": "numbers" should be.*$/,
    'Eintrag $1 von „tiles“, „$2“: „numbers“ sollten vier ganze Zahlen von 0 bis 9 sein: Norden, Osten, Süden, Westen.',
  ],
  [/^This file isn’t JSON\.$/, 'Sie ist kein JSON.'],
  [/^This file has no numbers.*$/, 'Sie enthält keine Zahlen: Die Liste „tiles“ ist leer.'],
];

const inGerman = (sentence: string): string => {
  const known = REFUSALS.find(([pattern]) => pattern.test(sentence));
  return known === undefined ? 'Diese Datei passt nicht hierher.' : sentence.replace(known[0], known[1]);
};

/** Die eigenen Zahlen auf Deutsch. */
export const de: SameWords<typeof en> = {
  heading: 'Deine eigenen Zahlen',
  lead: 'Die Zahlen auf unseren Plättchen sind unsere eigenen. Wenn du das Spiel besitzt, gib die gedruckten ein. Sie bleiben in diesem Browser gespeichert, und du kannst mit ihnen spielen.',
  how: 'Von Norden im Uhrzeigersinn. Tab oder Enter geht zur nächsten Zahl, die Pfeiltasten ändern sie.',
  onward: 'Automatisch weitergehen',
  edition: 'Ausgabe',
  search: 'Helden suchen',
  missing: 'Nur, was noch fehlt',
  progress: (typed, all) => `${typed} von ${all} eingegeben`,
  field: (hero, side) => `${hero}, ${side}`,
  ours: (numbers) => `unsere ${numbers}`,
  same: 'wie unsere',
  differs: (count) => (count === 1 ? '1 anders' : `${count} anders`),
  unfinished: (missing) =>
    missing === 1 ? '1 Zahl fehlt noch; bis dahin gelten unsere.' : `${missing} Zahlen fehlen noch; bis dahin gelten unsere.`,
  refusal: (sentence) => inGerman(sentence).replace(/^Eintrag \d+ von „tiles“, „[^“]*“: /, ''),
  fileRefusal: inGerman,
  house: 'Nicht aus der Schachtel: ein Held von uns.',
  reset: 'Wieder unsere',
  resetAll: 'Alles leeren',
  wasReset: (hero) => `${hero} hat wieder unsere Zahlen.`,
  wasEmptied: 'Alle Felder sind leer; es gelten unsere Zahlen.',
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht.',
  save: 'Als Datei speichern',
  saved: (count) => (count === 1 ? '1 Held gespeichert.' : `${count} Helden gespeichert.`),
  nothingToSave: 'Gib zuerst alle vier Zahlen eines Helden ein.',
  open: 'Datei öffnen …',
  opened: (count, name) => `${count === 1 ? '1 Held' : `${count} Helden`} aus ${name} übernommen. Die anderen bleiben unverändert.`,
  tooLarge: (name) => `${name} ist zu groß für eine Zahlendatei und wurde nicht geöffnet.`,
  notRead: (name, why) => `${name} wurde nicht geöffnet. ${why}`,
  unread: 'Die Datei ließ sich nicht lesen. Versuche es noch einmal oder wähle eine andere.',
  notKept:
    'Dieser Browser kann nichts speichern, vielleicht weil sein Speicher voll ist. Speichere eine Datei, bevor du diese Seite verlässt.',
  kept: 'Wird beim Tippen in diesem Browser gespeichert.',
  none: 'Keine passenden Helden.',
  play: (game) => `${game} damit spielen`,
  gallery: 'Galerie',
};
