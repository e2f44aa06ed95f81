import { plural } from '@swordtable/games/grammar';

/** What Contracts asks, a title and a sentence each, and the answers in words. German implements the same. */
export const en = {
  /** What is asked, after a name where several people share one device. */
  asked: (name: string, what: string): string => `${name}: ${what}`,
  keep: 'Keep a card',
  keepText: 'Pass the rest of the pack. Your choice stays secret.',
  equip: 'Equip your party',
  equipText:
    'Add cards, keep them in hand, or discard them for gold or luck. You can change everything until you’re done. Parties are revealed when everyone is.',
  leader: 'Choose your leader',
  leaderText: 'Your leader stays for the whole game. Leaders take no salary and never leave.',
  action: 'Choose an action',
  actionText:
    'Visit a location, fulfill a contract, work on a common contract, use a card, re-equip, or pass. You can also take any number of free actions.',
  /** A place is named, or a companion, and the other is wanted. */
  whoGoes: (place: string): string => `${place}: who goes?`,
  /** The side quests that a visitor could pay for. */
  couldDo: (quests: string): string => `Can pay for ${quests}`,
  whereTo: (companion: string): string => `What does ${companion} do?`,
  free: 'Anything else this turn?',
  freeText: 'You’ve taken your action. You can still take free actions.',
  quests: (companion: string): string => `Side quests for ${companion}`,
  questsText: 'You may fulfill the side quests next to this location. The visitor pays; luck can replace basic attributes.',
  tavern: 'Recruit a companion?',
  tavernText: 'You may recruit one legendary companion for its fee. It joins ready.',
  smith: 'Buy an item?',
  smithText: 'You may buy one rare item. Anyone but the visitor can use it right away.',
  fulfill: (contract: string): string => `Who fulfills ${contract}?`,
  fulfillText:
    'Everyone you send is exhausted and gains experience. The group pays together, but each advanced attribute is made by one companion.',
  fulfillGroup: (contract: string, group: string): string => `${contract}: ${group}`,
  fulfillGroupText: 'Add a companion, use an ability, or choose how to pay.',
  work: (common: string): string => `Who works on ${common}?`,
  workText: (classes: string, attributes: string): string =>
    `Classes: ${classes}. Attributes: ${attributes}. You gain 1 gold per attribute.`,
  reequip: 'Re-equip your party',
  reequipText: 'Only companions that aren’t exhausted. Equipment takes its unspent attributes along.',
  companion: (things: string): string => `Who gains ${things}?`,
  companionReady: 'Who becomes ready again?',
  companionText: (card: string): string => `Choose a highlighted companion. This comes from ${card}.`,
  reserve: 'Reserve a contract?',
  reserveText: 'Only you can fulfill a reserved contract. You can hold one; a second replaces it.',
  unpaid: 'Who goes unpaid?',
  unpaidText: (due: string, gold: string): string =>
    `Salaries come to ${due}, and you have ${gold}. Unpaid companions leave with their skills and cursed equipment.`,
  settled: 'That’s enough',
  settledText: 'You can pay the others. They’re paid when everyone has decided.',
  /** What keys do while something is asked; the last is only read out. */
  keys: {
    offered: 'next option',
    question: 'question',
    read: 'read',
    more: 'N moves to the next option, Shift+N to the previous one. Q returns to the question, I opens the card. Arrow keys move between cards.',
  },
  answers: {
    keep: (card: string): string => `Keep ${card}`,
    leader: (card: string): string => `Choose ${card} as leader`,
    add: (card: string): string => `Add ${card}`,
    addTo: (card: string, to: string): string => `Add ${card} and give it to ${to}`,
    discard: (card: string, things: string): string => `Discard ${card} for ${things}`,
    equip: (card: string, to: string): string => `Give ${card} to ${to}`,
    give: (card: string): string => `Give ${card} to a companion`,
    unequip: (card: string): string => `Take ${card} off`,
    done: 'Done',
    visit: (companion: string, place: string): string => `Send ${companion} to the ${place.replace(/^The /, '')}`,
    spot: (place: string, number: number): string => `${place}, spot ${number}`,
    quest: (quest: string): string => `Fulfill ${quest}`,
    recruit: (card: string): string => `Recruit ${card}`,
    buy: (card: string): string => `Buy ${card}`,
    fulfill: (contract: string): string => `Fulfill ${contract}`,
    work: (common: string): string => `Work on ${common}`,
    join: (companion: string): string => `${companion} joins`,
    more: 'Show every payment',
    leave: (companion: string): string => `${companion} stays behind`,
    withBonus: 'With the bonus',
    withoutBonus: 'Without the bonus',
    contribute: 'Contribute everything',
    contributeMore: (count: number): string => `Contribute everything and ${plural(count, 'party attribute')}`,
    back: 'Back',
    other: 'Clear selection',
    ability: (card: string): string => `Use ${card}`,
    abilityOf: (card: string, companion: string): string => `Use ${companion}’s ${card}`,
    improve: (track: string, companion: string): string => `${track} track, with ${companion}`,
    reequip: 'Re-equip your party',
    choose: (card: string): string => `Choose ${card}`,
    none: 'Nothing more',
    noQuest: 'No side quest',
    noRecruit: 'Recruit no one',
    noPurchase: 'Buy nothing',
    noReserve: 'Reserve nothing',
    pass: 'Pass for this round',
    end: 'End turn',
    dismiss: (companion: string): string => `Don’t pay ${companion}`,
    /** An answer, and what it takes. */
    forThings: (answer: string, things: string): string => `${answer}, for ${things}`,
    /** An answer, and what it leads to. */
    withThings: (answer: string, things: string): string => `${answer}: ${things}`,
  },
  payment: {
    party: 'The party',
    nothing: 'nothing',
    /** "4 magic and 1 dexterity make 1 trickery". */
    makes: (of: string, made: string, isOne: boolean): string => `${of} ${isOne ? 'makes' : 'make'} ${made}`,
    /** One token that stands for something else. */
    standsFor: (of: string, made: string): string => `${of} as ${made}`,
    part: (who: string, things: readonly string[]): string => `${who}: ${things.join('; ')}`,
    whole: (parts: readonly string[]): string => `${parts.join('. ')}.`,
  },
};

export type PromptWords = typeof en;
