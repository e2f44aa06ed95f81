const points = (count: number): string => `${count} ${count === 1 ? 'point' : 'points'}`;

/** What the coach of the guided first game of Battlefields says. */
export const course = {
  lessons: {
    goal: {
      title: 'The goal',
      text: 'Four lands lie between you and the bot. Win them with your warriors: a land’s number is its points. Most points after three rounds wins. If someone’s lands reach 16 points, the game ends sooner.',
    },
    beats: {
      title: 'What beats what',
      text: 'There are five types of warriors. Each beats some and loses to others; none beats them all. When two of a type meet, both fall.',
    },
    take: {
      title: 'Take an action',
      text: 'You start each round with four actions, chosen in secret. Point at a card, or tap it, to see what it does. Flank is a good start: it wins any pair.',
    },
    kinds: {
      title: 'Spend them wisely',
      text: 'Each action card works once in the whole game. Rally is for placing and most others are for battle. Scout and Raid work in both.',
    },
    full: {
      title: 'Your hand is full',
      text: 'You may keep four warriors and four actions. Discarded warriors return when your deck runs out. Discarded actions never do.',
    },
    place: {
      title: 'Place a warrior',
      text: 'Choose a warrior, then one of the four places. It lies face down: the bot sees a card there, but not which one.',
    },
    stack: {
      title: 'Stacks',
      text: 'You can place more warriors on this one. Only the top card of a stack fights. The next one fights only if it falls.',
    },
    bluff: {
      title: 'Bluff',
      text: 'A lone warrior wins its place, even face down. Your weakest one may scare the bot away from a rich land, or lure its best to a poor one.',
    },
    done: {
      title: 'Enough?',
      text: 'You don’t have to place everyone. Warriors in your hand stay with you for the next round. But once you’re done placing, you can’t place more.',
    },
    battle: {
      title: 'The battle',
      text: 'Take turns: reveal one of your top warriors, or play an action. You can pass only when all your top warriors are face up.',
    },
    laid: {
      title: 'Elite, Flank, Surround',
      text: 'Elite wins a tie at its place, and Flank wins any pair. Both stay there for all to see. Flank defeats Elite, and Surround defeats both.',
    },
    calls: {
      title: 'Cards that can be answered',
      text: 'The bot may answer Ambush and Skirmish immediately, and you may answer back. The last card left standing counts, and all the others are wasted.',
    },
    stand: {
      title: 'Who is winning?',
      text: 'Below each land you see who would win it now. “Open” means a top warrior is still face down.',
    },
    second: {
      title: 'A new round',
      text: 'Four new lands. Where no one won, the old land still lies below: the winner of the place takes both. You both draw four more warriors, and this time the bot starts.',
    },
    sets: {
      title: 'Colors',
      text: 'Three lands of one color score 2 more points, and let you draw and keep a fifth warrior. Temple and Olympus count as any color.',
    },
    ares: {
      title: 'Ares',
      text: 'Each Ares card is worth 1 point. The player who wins more places this round takes the whole pile. If you both win the same number, it stays.',
    },
    help: {
      title: 'Undo and hint',
      text: 'Undo takes your answer back unless something hidden was shown. Hint asks a strong bot, which knows no more about your opponent’s cards than you do.',
    },
  },
  answer: (card: string): string => `Answer ${card}?`,
  answerText:
    'Cards in your hand that can answer are marked. The bot may answer back, and the last card left standing counts. You’re asked even if you can’t answer, so letting it stand gives nothing away.',
  compared: 'Two warriors meet',
  comparedWon: (winner: string, loser: string): string =>
    `${winner} against ${loser}: ${winner} won, and the loser was discarded. Pairs are compared when both players pass, one after the other.`,
  comparedFlank: (winner: string, loser: string): string =>
    `${winner} against ${loser}: Flank won the pair, whatever the types. Pairs are compared when both players pass, one after the other.`,
  comparedElite: (warrior: string): string =>
    `${warrior} on both sides: Elite won the tie. Pairs are compared when both players pass, one after the other.`,
  comparedTie: (warrior: string): string =>
    `${warrior} on both sides: both fell. Pairs are compared when both players pass, one after the other.`,
  third: 'The last round',
  thirdText: (mine: number, theirs: number): string =>
    `You have ${points(mine)}, and the bot has ${points(theirs)}. There’s nothing left to save for: use every card that helps.`,
  puzzle: {
    task: {
      title: 'A puzzle',
      text: 'It’s the last round. All cards are face up, and the bot has no actions left. Only one play wins the game for you. Which card, and where?',
    },
    hint: {
      title: 'Not yet',
      text: 'Olympus decides. Swordsmen face Swordsmen there, and the bot’s Elite wins that tie. Your Elite would only cancel it, and both sides would fall. Which card does more, and leaves your Elite for later?',
    },
    solved: {
      title: 'That’s it!',
      text: 'Surround defeats the bot’s Elite, and your own Elite can still win the tie: play it at Olympus next. You win, 21 to 18. With any other play, you lose by at least 6.',
    },
  },
  end: 'You know the game',
  endEarly: 'The game ended early. You can start another one at any time.',
  endWon: (mine: number, theirs: number): string => `${mine} to ${theirs}: you win! One puzzle is left.`,
  endLost: (mine: number, theirs: number): string => `${mine} to ${theirs}: the bot wins this time. One puzzle is left.`,
};

export type CourseWords = typeof course;
