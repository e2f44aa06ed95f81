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
      text: 'Two cells are left. You place Paladin now, and then the bot places Captain. You’re behind, and only one placement wins the game. Which cell, and which way around?',
    },
    hint: {
      title: 'Not that one',
      text: 'Beside Cadenza, Paladin keeps Captain away and touches Monk. But Monk has +2 when defending. Rotate Paladin so that a number beats Monk even then.',
    },
    solved: {
      title: 'That’s it!',
      text: 'Monk defends with 2 + 2 = 4, and only Paladin’s 5 beats that. Paladin’s own +1 starts after its battle, so it doesn’t help Monk. You win, 26 to 24 if the bot does its best. Every other placement loses by 3 or more.',
    },
  },
};

export type PuzzleWords = typeof puzzles;
