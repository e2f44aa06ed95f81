const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;

/** The coach's texts in a guided first game, and the tile games' lessons. Every sentence is as short as possible. */
export const en = {
  title: (game: string): string => `Learn ${game}`,
  lesson: (number: number, all: number): string => `Lesson ${number} of ${all}`,
  coach: 'Lesson',
  gotIt: 'Got it',
  skip: 'Skip this one',
  stop: 'End lessons',
  goOn: 'Resume lessons',
  restart: 'Restart the guided game',
  restartAsk: 'Restart? Your current game stays in your matches, without lessons.',
  restartYes: 'Yes, restart',
  stopped: 'The lessons have ended. You can resume them from the match menu.',
  playEasy: 'Play the easy bot',
  playMedium: 'Play the medium bot',
  readRules: 'Read the rules',
  toPuzzle: 'Solve the puzzle',
  puzzle: 'Puzzle',
  tries: (wrong: number): string => (wrong === 1 ? 'Puzzle, 1 wrong try' : `Puzzle, ${wrong} wrong tries`),
  showAnswer: 'Show the answer',
  puzzleAgain: 'Try the puzzle again',
  toLessons: 'Back to the lessons',
  unknown: 'There’s no such game here.',
  tiles: {
    goal: 'The goal',
    goalText:
      'You’re red, with the sun. For two rounds, you and the bot place heroes on one board. Rows and columns with many heroes of your color score points. Most points wins.',
    numbers: 'Four numbers',
    numbersText:
      'Every tile has a number on each side. Where two tiles touch, the two numbers at that edge battle. So high numbers are good.',
    draft: 'Take a tile',
    draftText:
      'Seven tiles are face up. You take one, the bot takes one, and so on; the last is discarded. Click the one you like, and confirm. Hercules is strong.',
    marks: 'What a hero can do',
    marksText: 'The mark in the corner says when the ability applies. Point at a tile, or tap it, to read it in full.',
    markKinds: {
      mandatory: 'happens when placed',
      optional: 'optional when placed',
      continuous: 'always applies',
      'end-of-round': 'scores at the end of a round',
    },
    hands: 'All hands are open',
    handsText:
      'Seven new tiles, and three more for each of you. You both place six tiles a round, and you always see what the bot has left.',
    take: 'Your turn: choose a tile',
    takeText:
      'The bright panel shows whose turn it is. Choose a tile from your hand. The cells where you can place it light up, always next to another tile.',
    turn: 'Rotate it',
    turnText: 'Rotate the tile with R, the mouse wheel, or the two arrows, until the side you like points the right way.',
    preview: 'Look first, then place',
    previewText:
      'Point at a bright cell to see what would flip, and the score after that. Click to select the cell, and click it again to place the tile.',
    ask: (name: string): string => `${name} asks`,
    askMay: (text: string): string => `“${text}” You may. Choose something bright, or decline with the button.`,
    askMust: (text: string): string => `“${text}” You must. Choose something bright.`,
    battle: 'A battle',
    battleWon: (attacker: string, attack: number, defender: string, defense: number): string =>
      `${attacker} was placed next to ${defender}: ${attack} beats ${defense}. Only the placed tile attacks, and only a higher number wins. A tie does nothing.`,
    battleHeld: (attacker: string, attack: number, defender: string, defense: number): string =>
      `${attacker} was placed next to ${defender}: ${attack} isn’t higher than ${defense}, so nothing happens. A tie does nothing, either.`,
    flip: 'Flipped',
    flipMine: (name: string): string => `${name} lost and is red now. It counts for you, ability included. It may flip back later.`,
    flipTheirs: (name: string): string =>
      `${name} lost and is blue now. It counts for the bot, ability included. You may flip it back later.`,
    lines: 'Lines score points',
    linesText:
      'At the end of a round, every row and column counts the tiles of your color in it, even if they don’t touch. Long lines are worth far more.',
    lineTiles: 'Tiles in a line',
    linePoints: 'Points',
    edges: 'The edge is locked',
    edgesText: 'The board grows in any direction, but never beyond five by five. It’s five long this way now, so the edge is drawn solid.',
    always: (name: string): string => `${name} always applies`,
    alwaysText: (text: string): string => `“${text}” It applies as long as the tile is there, to the player whose color it has.`,
    shield: (by: string, over: string, text: string): string =>
      `“${text}” So ${by} protects ${over} now. The shield in the corner shows it.`,
    help: 'Undo and hint',
    helpText:
      'Undo takes your answer back during your turn, unless something new was revealed; then it says why not. Hint asks a strong bot.',
    why: 'Why did that happen?',
    whyText: 'The log tells everything in sentences. Point at a line to see its tiles. “Why?” gives the reason, number by number.',
    second: 'Round two',
    secondText: (mine: number, theirs: number, begins: string): string =>
      `Round one gave you ${points(mine)} and the bot ${points(theirs)}. The board stays, and twelve more tiles are dealt. ${begins}`,
    secondYou: 'The player with fewer points starts: you.',
    secondBot: 'The player with fewer points starts: the bot.',
    secondTied: 'The player with fewer points starts. You’re tied, so chance decided.',
    end: 'You know the game',
    endWon: (mine: number, theirs: number): string => `${mine} to ${theirs}: you win! Now you know the rules, and the heroes do the rest.`,
    endLost: (mine: number, theirs: number): string =>
      `${mine} to ${theirs}: the bot wins this time. Now you know the rules, and the heroes do the rest.`,
    endEarly: 'The game ended early. You can start another one at any time.',
  },
};

export type LearnWords = typeof en;
