/** What is said at the puzzles of the tile games. */
export const puzzles = {
  olympus: {
    task: {
      title: 'A puzzle',
      text: 'Two cells are left. You place Pegasus now, and then the bot places Colossus. You’re behind, and only one placement wins the game. Which cell, and which way around?',
    },
    hint: {
      title: 'Not that one',
      text: 'Pegasus can touch both Three Fates and Odysseus. A tie does nothing, so rotate it until it beats both. Colossus doesn’t battle when it’s placed.',
    },
    solved: {
      title: 'That’s it!',
      text: 'A 4 beats the 3 of Three Fates, and the 3 beats the 2 of Odysseus: two flips. Colossus doesn’t battle, so they stay yours. You win, 28 to 25. Every other placement loses.',
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
