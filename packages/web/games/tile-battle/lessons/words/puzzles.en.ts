/** What is said at the puzzles of the tile games. */
export const puzzles = {
  olympus: {
    task: {
      title: 'A puzzle',
      text: 'Two cells are left. You place Harpy now, and then the bot places Perseus. You’re behind, and only one placement wins the game. Which cell, and which way around?',
    },
    hint: {
      title: 'Not that one',
      text: 'The cell beside Minotaur is a trap: a tile placed there flips after its battle. In the other cell, Harpy compares with the far sides of Odysseus and Poseidon. Rotate it so that it beats both.',
    },
    solved: {
      title: 'That’s it!',
      text: 'Harpy’s 3 beats the 2 on the far side of Odysseus, and its 6 beats the 4 on the far side of Poseidon: two flips. You win, 31 to 27 if the bot does its best. Every other placement loses.',
    },
  },
  asgard: {
    task: {
      title: 'A puzzle',
      text: 'Two cells are left. You place Noble now, and then the bot places Baenvier. You’re behind, and only one placement wins the game. Which cell, and which way around?',
    },
    hint: {
      title: 'Not that one',
      text: 'Paladin lends +1 to every neighbor, even to an enemy. Placed next to it, Noble can beat two heroes in one battle. Which of its numbers must face them?',
    },
    solved: {
      title: 'That’s it!',
      text: 'Next to Paladin, Noble has +1: its 6 beats Paladin’s 5, and its 5 beats Alchemist’s 4. Baenvier then takes away Noble’s 2 points, but you win, 26 to 24. Every other placement loses by 2 or more.',
    },
  },
};

export type PuzzleWords = typeof puzzles;
