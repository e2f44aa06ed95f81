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
      text: 'Zwei Felder sind frei. Du legst jetzt den Adligen, danach legt der Bot Baenvier. Du liegst zurück, und nur ein Zug gewinnt die Partie. Welches Feld, und wie herum?',
    },
    hint: {
      title: 'So nicht',
      text: 'Der Paladin gibt allen Nachbarn +1, sogar Gegnern. Neben ihm kann der Adlige zwei Helden auf einmal schlagen. Welche Zahlen müssen zu ihnen zeigen?',
    },
    solved: {
      title: 'Das ist es!',
      text: 'Neben dem Paladin hat der Adlige +1: Seine 6 schlägt die 5 des Paladins, seine 5 die 4 des Alchemisten. Baenvier nimmt ihm danach seine 2 Punkte, aber du gewinnst 26 zu 24. Jeder andere Zug verliert mit 2 oder mehr Punkten.',
    },
  },
};
