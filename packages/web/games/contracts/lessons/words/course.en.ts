/** What the coach of the guided first game of Contracts says. */
export const course = {
  lessons: {
    goal: {
      title: 'The goal',
      text: 'You lead a party of sellswords for three rounds. Contracts, quests and companions bring fame; whoever has most fame in the end wins.',
    },
    draft: {
      title: 'Keep a card',
      text: 'Everybody keeps one card of ten and passes the rest, until each has eight. Companions do the work, equipment and skills make them better. Choose a companion to begin with.',
    },
    needs: {
      title: 'What the work takes',
      text: 'These contracts are open to everybody. The signs say what they take: a square for Strength, a leaf for Dexterity, a disc for Magic; a bright rim is the advanced kind, which three plain ones of one companion make.',
    },
    mix: {
      title: 'Draft towards something',
      text: 'A few strong companions of one kind, or many cheap ones; both can win. Three pieces of equipment with the same domain on one companion give a set bonus. The filters above show what fits your party.',
    },
    leader: {
      title: 'Choose your leader',
      text: 'One of these two leads the party. Leaders cost nothing and never leave, so take the one that goes with what you drafted.',
    },
    plan: {
      title: 'Put the party together',
      text: 'Add companions, give equipment and skills to those who can use them: drag them, or click one and then the other. What you do not want is worth 2 gold or 1 luck. Nobody sees it before all are done.',
    },
    turn: {
      title: 'Your turn',
      text: 'Your companions have their attributes now. Each can be sent out once in a round. In a turn you take one action; then the bot takes one, and so on until all have passed.',
    },
    contract: {
      title: 'Fulfil a contract',
      text: 'A contract that glows can be paid by your party. Click it to see who could do it and what it brings; you can still step back.',
    },
    visit: {
      title: 'Visit a location',
      text: 'Click a companion and then a place, or the other way round. One companion may stand at each place, and it may do the side quests beside it on the way.',
    },
    group: {
      title: 'Who goes?',
      text: 'Click those who come along, or take one of the groups on offer. All who go are exhausted until the next round, and each gains a level at its end.',
    },
    pay: {
      title: 'How to pay',
      text: 'Here are all ways to pay without waste, the cheapest first. With the bonus you get more, and a harder contract of the same arc opens.',
    },
    quests: {
      title: 'Side quests',
      text: 'The visitor may pay for the notes beside the place: small work for small rewards. Luck stands in for any plain attribute.',
    },
    houses: {
      title: 'Tavern and Smith',
      text: 'For 1 luck a companion can go in. The Tavern has legendary companions, the Smith rare items; both cost gold, and what you buy is yours at once.',
    },
    common: {
      title: 'Common contracts',
      text: 'Companions of the classes shown may work here: 1 gold for each attribute, and more gold at the end of the round for whoever gave most.',
    },
    camp: {
      title: 'Your camp',
      text: 'Attributes that nobody needs can go into your camp, as a free action. Every fifth on a track brings its reward, and nothing is lost between rounds.',
    },
    pass: {
      title: 'Enough for this round?',
      text: 'When nothing is worth doing any more, pass. That is final for the round. Keep gold for pay day: whom you cannot pay walks away.',
    },
    unpaid: {
      title: 'Pay day',
      text: 'Your gold is not enough for everybody. Say who goes unpaid: they leave with their skills and cursed things. Those who are paid bring their fame.',
    },
    second: {
      title: 'A new round',
      text: 'Those who worked have gained a level: abilities grow, and there is room for more skills. Now cards are passed the other way round, and follow-up contracts pay better.',
    },
    help: {
      title: 'If you are in doubt',
      text: 'The hint shows what a strong bot would do. Undo takes back what showed nothing new. Point at any card, or open it, to read what it does.',
    },
  },
  salary: 'Pay day will come',
  salaryText: (gold: number): string =>
    `Most companions want pay at the end of each round, 4 gold for each token; you have ${gold} gold now. Contracts and work bring gold, so do not be afraid of it, but do not forget it either.`,
  end: 'That was the game',
  endEarly: 'Now you know your way about. Try a whole game next.',
  endWon: (mine: number, theirs: number): string => `You have won, ${mine} to ${theirs}. Try the medium bot next, or a table of three.`,
  endLost: (mine: number, theirs: number): string => `${theirs} to ${mine} for the bot this time. The log tells what brought its fame.`,
};

export type CourseWords = typeof course;
