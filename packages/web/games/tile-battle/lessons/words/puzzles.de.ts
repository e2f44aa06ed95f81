import type { SameWords } from '../../../../kit/words/words.ts';
import type { PuzzleWords } from './puzzles.en.ts';

export const puzzles: SameWords<PuzzleWords> = {
  olympus: {
    task: {
      title: 'Ein Rätsel',
      text: 'Zwei Felder sind frei. Du legst jetzt Pegasus, danach legt der Bot den Koloss. Du liegst zurück, und nur ein Zug gewinnt die Partie. Welches Feld, und wie herum?',
    },
    hint: {
      title: 'So nicht',
      text: 'Pegasus kann die Drei Moiren und Odysseus zugleich berühren. Bei Gleichstand passiert nichts; dreh ihn also so, dass er beide schlägt. Der Koloss kämpft nicht, wenn er gelegt wird.',
    },
    solved: {
      title: 'Das ist es!',
      text: 'Eine 4 schlägt die 3 der Drei Moiren, die 3 schlägt die 2 von Odysseus: Zwei drehen sich um. Der Koloss kämpft nicht, also gehören sie weiter dir. Du gewinnst 28 zu 25. Jeder andere Zug verliert.',
    },
  },
  asgard: {
    task: {
      title: 'Ein Rätsel',
      text: 'Zwei Felder sind frei. Du legst jetzt den Paladin, danach legt der Bot den Hauptmann. Du liegst zurück, und nur ein Zug gewinnt die Partie. Welches Feld, und wie herum?',
    },
    hint: {
      title: 'So nicht',
      text: 'Neben Cadenza hält der Paladin den Hauptmann fern und berührt den Mönch. Aber der Mönch hat +2, wenn er verteidigt. Dreh den Paladin so, dass eine Zahl den Mönch auch dann schlägt.',
    },
    solved: {
      title: 'Das ist es!',
      text: 'Der Mönch verteidigt mit 2 + 2 = 4, und nur die 5 des Paladins schlägt das. Das +1 des Paladins selbst beginnt erst nach seinem Kampf und hilft dem Mönch also nicht. Du gewinnst 26 zu 24, wenn der Bot sein Bestes gibt. Jeder andere Zug verliert mit mindestens 3 Punkten Rückstand.',
    },
  },
};
