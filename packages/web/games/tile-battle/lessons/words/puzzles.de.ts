import type { SameWords } from '../../../../kit/words/words.ts';
import type { PuzzleWords } from './puzzles.en.ts';

export const puzzles: SameWords<PuzzleWords> = {
  olympus: {
    task: {
      title: 'Ein Rätsel',
      text: 'Zwei Felder sind frei. Du legst jetzt die Harpyie, danach legt der Bot Perseus. Du liegst zurück, und nur ein Zug gewinnt die Partie. Welches Feld, und wie herum?',
    },
    hint: {
      title: 'So nicht',
      text: 'Das Feld neben dem Minotaurus ist eine Falle: Was dort gelegt wird, dreht sich nach seinem Kampf um. Auf dem anderen Feld vergleicht sich die Harpyie mit den abgewandten Seiten von Odysseus und Poseidon. Dreh sie so, dass sie beide schlägt.',
    },
    solved: {
      title: 'Das ist es!',
      text: 'Die 3 der Harpyie schlägt die 2 auf der abgewandten Seite von Odysseus, ihre 6 die 4 auf der von Poseidon: Zwei drehen sich um. Du gewinnst 31 zu 27, wenn der Bot sein Bestes gibt. Jeder andere Zug verliert.',
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
      text: 'Der Mönch verteidigt mit 2 + 2 = 4, und nur die 5 des Paladins schlägt das. Das +1 des Paladins selbst beginnt erst nach seinem Kampf und hilft dem Mönch also nicht. Du gewinnst 26 zu 24, wenn der Bot sein Bestes gibt. Jeder andere Zug verliert mit 3 oder mehr Punkten.',
    },
  },
};
