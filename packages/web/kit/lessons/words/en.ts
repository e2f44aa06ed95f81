const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;

/** What the coach of a guided first game says, and the lessons of the tile battle. No sentence is longer than it must be. */
export const en = {
  title: (game: string): string => `Learn ${game}`,
  lesson: (number: number, all: number): string => `Lesson ${number} of ${all}`,
  coach: 'Lesson',
  gotIt: 'Got it',
  skip: 'Skip this one',
  stop: 'End the lessons',
  goOn: 'Go on with the lessons',
  anew: 'Begin the guided game anew',
  anewAsk: 'Begin anew? The game as it stands stays among your matches, without lessons.',
  anewYes: 'Yes, begin anew',
  stopped: 'The lessons have ended. They go on whenever you like, from the menu of this match.',
  next: 'What now?',
  playEasy: 'Play the easy bot',
  playMedium: 'Play the medium bot',
  readRules: 'Read the rules',
  tryOther: (game: string): string => `Try ${game}`,
  none: (game: string): string => `There is no guided game of ${game} yet.`,
  noneText:
    'A game against the easy bot is a good way to begin: everything on the table says what it does, the hint button helps, and nothing is lost.',
  unknown: 'There is no such game here.',
  tiles: {
    goal: 'The goal',
    goalText:
      'You are red, with the sun. In two rounds you both place heroes on one board. Rows and columns with many of your colour bring points; most points win.',
    numbers: 'Four numbers',
    numbersText:
      'Every tile has a number on each side. Where two tiles touch, the two numbers at that edge meet in battle. So big numbers are good.',
    draft: 'Take a tile',
    draftText:
      'Seven tiles lie open. You take one, the bot takes one, and so on; the last is put away. Click the one you like, and confirm. Hercules is strong.',
    marks: 'What a hero can do',
    marksText: 'The mark in the corner says when the ability counts. Point at a tile, or tap it, to read it in full.',
    markKinds: {
      mandatory: 'happens when placed',
      optional: 'you may, when placed',
      continuous: 'holds all the time',
      'end-of-round': 'counts at the end of a round',
    },
    hands: 'All hands are open',
    handsText: 'Seven new tiles, three more for each. You both place six tiles a round, and you always see what the bot still holds.',
    take: 'Your turn: take a tile up',
    takeText:
      'The lit panel says who is to play. Choose a tile of your hand; the cells where it may lie begin to glow, each next to something.',
    turn: 'Turn it',
    turnText: 'Turn the tile with R, with the mouse wheel or with the two arrows, until the side you like points the right way.',
    preview: 'Look first, then place',
    previewText:
      'Point at a glowing cell to see what would flip, and the score after it. Click to select the cell, and click it again to place.',
    ask: (name: string): string => `${name} asks`,
    askMay: (text: string): string => `“${text}” You may. Choose something that glows, or leave it with the button.`,
    askMust: (text: string): string => `“${text}” You must. Choose something that glows.`,
    battle: 'A battle',
    battleWon: (attacker: string, attack: number, defender: string, defence: number): string =>
      `${attacker} was placed beside ${defender}: ${attack} beats ${defence}. Only the tile that is placed attacks, and only higher wins. Equal holds.`,
    battleHeld: (attacker: string, attack: number, defender: string, defence: number): string =>
      `${attacker} was placed beside ${defender}: ${attack} against ${defence} is not higher, so it holds. Equal holds, too.`,
    flip: 'Turned over',
    flipMine: (name: string): string => `${name} lost and is red now: it counts for you, with all it can do. It may be turned back later.`,
    flipTheirs: (name: string): string =>
      `${name} lost and is blue now: it counts for the bot, with all it can do. You may turn it back later.`,
    lines: 'Lines bring points',
    linesText:
      'When a round ends, each row and each column counts the tiles of your colour in it, wherever they lie. Long lines are worth far more.',
    lineTiles: 'Tiles in a line',
    linePoints: 'Points',
    edges: 'The edge is locked',
    edgesText:
      'The board grows in any direction, but never beyond five by five. Five are in use this way now, so the border is drawn firm.',
    always: (name: string): string => `${name} always counts`,
    alwaysText: (text: string): string => `“${text}” It holds as long as the tile lies there, for whoever has it.`,
    shield: (by: string, over: string, text: string): string =>
      `“${text}” So ${by} protects ${over} now: that is what the shield in its corner says.`,
    help: 'Undo and hint',
    helpText:
      'Undo takes your answer back while your turn lasts and nothing new has come to light; if not, it says why. Hint asks the strong bot.',
    why: 'Why did that happen?',
    whyText: 'Everything is told here in sentences. Point at a line to see its tiles; “Why?” gives the reason, number by number.',
    second: 'Round two',
    secondText: (mine: number, theirs: number, begins: string): string =>
      `Round one brought you ${points(mine)}, the bot ${points(theirs)}. The board stays, and twelve more tiles come. ${begins}`,
    secondYou: 'Whoever has less begins: that is you.',
    secondBot: 'Whoever has less begins: that is the bot.',
    secondTied: 'Whoever has less begins; you are level, so chance decided.',
    end: 'You know the game',
    endWon: (mine: number, theirs: number): string =>
      `${mine} to ${theirs}: you win! You have seen all there is to it; the heroes do the rest.`,
    endLost: (mine: number, theirs: number): string =>
      `${mine} to ${theirs}: the bot wins this time. You have seen all there is to it; the heroes do the rest.`,
    endEarly: 'The game has ended early. Come back for another one whenever you like.',
  },
};

export type LearnWords = typeof en;
