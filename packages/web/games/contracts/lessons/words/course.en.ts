/** What the coach of the guided first game of Contracts says. */
export const course = {
  lessons: {
    goal: {
      title: 'The goal',
      text: 'You lead a party of sellswords. Contracts, quests, and paid companions give fame, and the most fame after three rounds wins. This lesson is the first round: about ten minutes.',
    },
    draft: {
      title: 'Keep a card',
      text: 'Everyone keeps one card of ten and passes the rest, until each has eight. Companions do the work; equipment and skills make them better. Start with a companion.',
    },
    needs: {
      title: 'What contracts need',
      text: 'Anyone can fulfill these contracts. A square is Strength, a leaf is Dexterity, a disc is Magic. A bright rim marks the advanced attribute: one companion makes it from three basic ones.',
    },
    leader: {
      title: 'Choose your leader',
      text: 'One of these two leads your party. Leaders cost nothing and never leave, so choose the one that suits your draft.',
    },
    plan: {
      title: 'Equip your party',
      text: 'Add companions, then give them equipment and skills: drag a card, or click it and then a companion. Discard what you don’t want for 2 gold or 1 luck. Your plan stays secret until everyone is done.',
    },
    turn: {
      title: 'Your turn',
      text: 'Your companions now have their attributes. Each can act once per round. You and the bot take turns with one action each, until both pass. Hint shows what a strong bot would do.',
    },
    contract: {
      title: 'Fulfill a contract',
      text: 'Your party can pay for a contract that glows. Click it to see who can do it and what you gain. You can still go back.',
    },
    visit: {
      title: 'Visit a location',
      text: 'Click a companion and then a location, or the other way around. Each location has room for one companion, who may also do the side quests next to it.',
    },
    group: {
      title: 'Who goes?',
      text: 'Click the companions you want to send, or choose a suggested group. They are exhausted until the next round, and each gains a level.',
    },
    pay: {
      title: 'How to pay',
      text: 'These are the ways to pay without waste, cheapest first. With the bonus you gain more and open a harder contract of the same arc.',
    },
    quests: {
      title: 'Side quests',
      text: 'The visitor may pay for the side quests next to the location: little work for small rewards. Luck can replace any basic attribute.',
    },
    houses: {
      title: 'Tavern and Smith',
      text: 'A visit costs 1 luck. Recruit legendary companions at the Tavern, or buy rare items at the Smith. Both cost gold and are yours right away.',
    },
    common: {
      title: 'Common contracts',
      text: 'Companions of the classes shown can work here for 1 gold per attribute. At the end of the round, the top contributor gains the most gold.',
    },
    camp: {
      title: 'Your camp',
      text: 'Spend leftover basic attributes on your camp as a free action. Every fifth step on a track gives its reward, and progress carries over between rounds.',
    },
    pass: {
      title: 'Enough for this round?',
      text: 'Pass when nothing is worth doing anymore. You’re then out for the round. Keep gold for pay day: companions you can’t pay leave.',
    },
    unpaid: {
      title: 'Pay day',
      text: 'You can’t pay everyone. Choose who goes unpaid: they leave with their skills and cursed equipment. Each paid companion gives you its fame.',
    },
    end: {
      title: 'That was a round',
      text: 'Companions who worked have gained a level, and follow-up contracts pay better. Two more rounds like this make a game: play on if you like, or solve the puzzle.',
    },
  },
  salary: 'Pay day is coming',
  salaryText: (gold: number): string =>
    `Most companions want a salary at the end of each round: 4 gold per token. You have ${gold} gold now. Contracts and common work earn more, so plan for it.`,
  puzzle: {
    task: {
      title: 'A puzzle',
      text: 'The last pay day. Your companions want 64 gold, and you have 54. An unpaid companion gives no fame. Who should it be?',
    },
    hint: {
      title: 'That costs too much',
      text: 'You’re 10 gold short, and a salary token costs 4: three tokens must go. Compare what each companion wants with the fame you’d get for it.',
    },
    solved: {
      title: 'That’s it!',
      text: 'Ritual Keeper wants three tokens for 1 fame. Everyone else at that price gives 2, and of the cheaper ones two would have to go. You get 10 fame instead of 9, and win, 67 to 66.',
    },
  },
};

export type CourseWords = typeof course;
