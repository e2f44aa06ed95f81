/** What the coach of the guided first game of Swordcrafters says. */
export const course = {
  lessons: {
    goal: {
      title: 'The goal',
      text: 'You and the bot each craft a sword for six rounds. At the end you score for its length, its runs of gems, and its magic. Most points wins.',
    },
    slice: {
      title: 'Slice',
      text: 'Cut the grid in two with one straight line, from edge to edge. You both cut twice, in turn, so five groups of tiles are left. Point at a line, or tap it, to see what it makes.',
    },
    forge: {
      title: 'The forge',
      text: 'The forge isn’t a tile. The player who takes its group goes first in the next round. If no one does, the first player token passes to the other player.',
    },
    plan: {
      title: 'Cut with a plan',
      text: 'You don’t own what you cut. Keep together what you want and can take first, and split what the bot would like.',
    },
    select: {
      title: 'Select',
      text: 'Take a group. You take two and the bot takes two, in turn. The fifth leaves the game. All the tiles you take go onto your sword this round.',
    },
    fits: {
      title: 'What fits?',
      text: 'The label counts the tiles of a group. “Matches” are gems that continue a side of your sword: they can make a run.',
    },
    craft: {
      title: 'Craft',
      text: 'Choose a tile, then a side of your sword. Stack gems of one color on the same side. Everything you took must be added.',
    },
    shortest: {
      title: 'No gaps',
      text: 'A tile always goes on a shortest side, so no side gets more than one tile ahead. Built tiles never move again, but you can undo until you’re both done.',
    },
    quality: {
      title: 'Quality',
      text: 'On each side, the longest run of one gem scores 2 points per gem. It takes two to make a run. A blank tile or another gem breaks a run.',
    },
    longest: {
      title: 'The longest sword',
      text: 'The sword with the most tiles scores 6 points. If both are equally long, both score 6. So even blank tiles are worth something.',
    },
    magic: {
      title: 'Magic',
      text: 'Each of these cards compares the gems on all sides of both swords. The numbers on it are the points for first and second place.',
    },
    guards: {
      title: 'Guards',
      text: 'The gems at the foot of sides 1 and 3 are the guards. They can start a run and count for magic, but they don’t make your sword longer.',
    },
    help: {
      title: 'Undo and hint',
      text: 'Undo takes your answer back as long as nothing new was revealed. Hint asks a strong bot. Click the points of a sword to see where they come from.',
    },
    ties: {
      title: 'Ties in magic',
      text: 'Players who tie share the points of their places, rounded down. A player without such gems scores nothing, except on “Fewest” cards, where having none is best.',
    },
    last: {
      title: 'The last round',
      text: 'The forge is worth nothing now. Look for gems that lengthen a run or win a magic card, and for the tiles that make your sword the longest.',
    },
  },
  first: 'Who goes first?',
  firstForge: (isYou: boolean): string =>
    `${isYou ? 'You took' : 'The bot took'} the forge, so ${isYou ? 'you go' : 'the bot goes'} first this round. The first player cuts first and takes first.`,
  firstPassed: (isYou: boolean): string =>
    `No one took the forge, so ${isYou ? 'you go' : 'the bot goes'} first this round. The first player cuts first and takes first.`,
  puzzle: {
    task: {
      title: 'A puzzle',
      text: 'It’s the last round, and the bot has already taken an amethyst. You take next, then the bot, then you again. One group wins the game for you. Which one?',
    },
    hint: {
      title: 'Not that one',
      text: 'Your sword is the longest anyway, and runs earn you little now. Look at the magic: where does a single gem change who is first?',
    },
    solved: {
      title: 'That’s it!',
      text: 'With this amethyst you tie for amethysts: 4 points each. With the ruby you lead in amethysts and rubies: 5 points to 3. You win, 36 to 32. Take any other group, and the bot takes this one: 31 to 37.',
    },
  },
  end: 'You know the game',
  endEarly: 'The game ended early. You can start another one at any time.',
  endWon: (mine: number, theirs: number): string => `${mine} to ${theirs}: you win! One puzzle is left.`,
  endLost: (mine: number, theirs: number): string => `${mine} to ${theirs}: the bot wins this time. One puzzle is left.`,
};

export type CourseWords = typeof course;
