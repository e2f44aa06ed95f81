import { plural } from './tongue.en.ts';

/** What Contracts asks, a title and a sentence each, and the answers in words. German implements the same. */
export const en = {
  /** What is asked, after a name where several people share one device. */
  asked: (name: string, what: string): string => `${name}: ${what}`,
  keep: 'Keep a card',
  keepText: 'The rest of the pack goes on. Nobody else sees what you keep.',
  equip: 'Put your party together',
  equipText: 'Add cards, keep them in hand, or discard them for gold or luck; equip as you like. It is shown when all are done.',
  leader: 'Choose your leader',
  leaderText: 'One of the two leads your party for the whole game. Leaders want no pay and never leave.',
  action: 'Choose an action',
  actionText: 'Visit a location, fulfil a contract, work at a common one, use a card, re-equip, or pass. Free actions come on top.',
  /** A place is named, or a companion, and the other is wanted. */
  whoGoes: (place: string): string => `${place}: who goes?`,
  whereTo: (companion: string): string => `What does ${companion} do?`,
  free: 'Anything else in this turn?',
  freeText: 'Your action is taken. Free actions are still open; then end the turn.',
  quests: (companion: string): string => `Side quests for ${companion}`,
  questsText: 'None, one or both of those beside the location, paid by the visitor. Luck may fill in.',
  tavern: 'Recruit somebody?',
  tavernText: 'One legendary companion, for the fee on the card. It joins at once, ready to be sent.',
  smith: 'Buy something?',
  smithText: 'One rare item, for the price on the card. It can be used at once, but not by the visitor.',
  fulfil: (contract: string): string => `Who sets out for ${contract}?`,
  fulfilText:
    'Everybody you send is exhausted and learns something. The group pays together; basics of one attribute come from one companion.',
  fulfilGroup: (contract: string, group: string): string => `${contract}: ${group}`,
  fulfilGroupText: 'Send somebody along, use an ability that helps, or choose how to pay.',
  work: (common: string): string => `Who works at ${common}?`,
  workText: (classes: string, attributes: string): string =>
    `Classes: ${classes}. Attributes: ${attributes}. Each attribute brings 1 gold.`,
  reequip: 'Re-equip the party',
  reequipText: 'Only those who are not exhausted. What a piece gives goes with it; what is spent stays.',
  companion: (things: string): string => `Who gets ${things}?`,
  companionReady: 'Who is ready again?',
  companionText: (card: string): string => `Choose one of the lit cards of your party. Because of ${card}.`,
  reserve: 'Reserve a contract?',
  reserveText: 'Only you can fulfil it then. You hold one at a time; a second one discards the first.',
  unpaid: 'Whom do you not pay?',
  unpaidText: (due: string, gold: string): string =>
    `Salaries come to ${due}, and you have ${gold}. Whoever is not paid leaves, with skills and cursed equipment.`,
  settled: 'That is enough',
  settledText: 'Your gold does for the others. They are paid when all have decided.',
  /** What keys do while something is asked; the last is only read out. */
  keys: {
    offered: 'what is on offer',
    question: 'question',
    read: 'read',
    more: 'N goes on to the next thing on offer, with Shift back. Q leads back to the question, I opens the card. Arrow keys go from thing to thing.',
  },
  answers: {
    keep: (card: string): string => `Keep ${card}`,
    leader: (card: string): string => `Lead with ${card}`,
    add: (card: string): string => `Add ${card}`,
    addTo: (card: string, to: string): string => `Add ${card}, for ${to}`,
    discard: (card: string, things: string): string => `Discard ${card} for ${things}`,
    equip: (card: string, to: string): string => `Give ${card} to ${to}`,
    give: (card: string): string => `Give ${card} to somebody`,
    unequip: (card: string): string => `Take ${card} off`,
    done: 'Done',
    visit: (companion: string, place: string): string => `Send ${companion}: ${place}`,
    spot: (place: string, number: number): string => `${place}, spot ${number}`,
    quest: (quest: string): string => `Fulfil ${quest}`,
    recruit: (card: string): string => `Recruit ${card}`,
    buy: (card: string): string => `Buy ${card}`,
    fulfil: (contract: string): string => `Fulfil ${contract}`,
    work: (common: string): string => `Work at ${common}`,
    join: (companion: string): string => `${companion} comes along`,
    withBonus: 'With the bonus',
    withoutBonus: 'Without the bonus',
    contribute: 'Contribute all they have',
    contributeMore: (count: number): string => `Contribute all they have, and ${plural(count, 'attribute')} of the party`,
    back: 'Not this one after all',
    ability: (card: string): string => `Use ${card}`,
    abilityOf: (card: string, companion: string): string => `Use ${card} of ${companion}`,
    improve: (track: string, companion: string): string => `${track} track, with ${companion}`,
    reequip: 'Re-equip the party',
    noQuest: 'No side quest',
    noRecruit: 'Recruit nobody',
    noPurchase: 'Buy nothing',
    noReserve: 'Reserve nothing',
    pass: 'Pass for this round',
    end: 'End the turn',
    dismiss: (companion: string): string => `Do not pay ${companion}`,
    /** An answer, and what it takes. */
    forThings: (answer: string, things: string): string => `${answer}, for ${things}`,
    /** An answer, and what it leads to. */
    withThings: (answer: string, things: string): string => `${answer}: ${things}`,
  },
  payment: {
    party: 'The party',
    nothing: 'nothing',
    /** "4 magic and 1 dexterity make 1 trickery". */
    makes: (of: string, made: string): string => `${of} make ${made}`,
    /** One token that stands for something else. */
    standsFor: (of: string, made: string): string => `${of} as ${made}`,
    part: (who: string, things: readonly string[]): string => `${who}: ${things.join(', ')}`,
    whole: (parts: readonly string[]): string => `${parts.join('. ')}.`,
  },
};

export type PromptWords = typeof en;
