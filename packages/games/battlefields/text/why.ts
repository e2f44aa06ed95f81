import { plural } from '../../grammar.ts';
import type { SeatName } from '../../seat-names.ts';

/** The player as the one who acts, with the verb as it stands after "you" and after a name. */
const does = ({ name, isReader }: SeatName, afterYou: string, afterName: string): string =>
  isReader ? `You ${afterYou}` : `${name} ${afterName}`;
const whose = ({ name, isReader }: SeatName): string => (isReader ? 'your' : `${name}’s`);
const named = ({ name, isReader }: SeatName): string => (isReader ? 'you' : name);
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A warrior that the reader may not know. */
export const HIDDEN = 'a face-down warrior';

/** Why something in Battlefields is as it is. Names of cards, places, and players are given. */
export const whyWords = {
  name: (name: string): string => name,
  player: ({ name }: SeatName): string => name,
  text: (text: string): string => text,

  placeTitle: (place: string): string => `Who wins ${place}?`,
  nobodyHere: 'Nobody has warriors here. If it stays so, nobody takes it, and what lies here stays for the next round.',
  oneSide: (who: SeatName): string => `${does(who, 'win', 'wins')} it as it stands: only one side has warriors here, revealed or not.`,
  flank: (who: SeatName): string => `${does(who, 'win', 'wins')} this pair by Flank, whatever the two types are.`,
  type: (who: SeatName, winner: string, loser: string): string => `${does(who, 'win', 'wins')} this pair: ${winner} beat ${loser}.`,
  tie: (type: string): string => `Both are ${type}: the types tie, and both are discarded.`,
  elite: (who: SeatName): string => `${does(who, 'win', 'wins')} this pair: the types tie, and Elite wins a tie.`,
  eliteWaits: (who: SeatName): string => `If the types tie, ${does(who, 'win', 'wins').replace('You', 'you')} by Elite.`,
  topDown: (who: SeatName): string =>
    who.isReader
      ? 'Your topmost warrior here lies face down. It is compared once it is revealed.'
      : `It is open: ${who.name}’s topmost warrior lies face down.`,
  asYouKnow: 'Only you know this yet.',
  comparedWhen: 'A pair is compared when both topmost warriors lie face up and both players pass one after the other.',
  landsBelow: (lands: string): string => `Whoever wins also takes what earlier rounds left below: ${lands}.`,
  onlyTop: 'Only the topmost warriors count. What lies below waits until they are gone.',

  stackTitle: (who: SeatName, place: string): string => `${capital(whose(who))} warriors at ${place}`,
  stackEmpty: (who: SeatName): string => `${does(who, 'have', 'has')} no warriors here.`,
  topmostUp: (warrior: string): string => `On top: ${warrior}, face up.`,
  topmostDown: (warrior: string): string => `On top: ${warrior}, face down.`,
  topmostHidden: `On top: ${HIDDEN}.`,
  below: (warriors: string): string => `Below, from the top: ${warriors}.`,
  hiddenFrom: (who: SeatName): string =>
    who.isReader ? 'What lies face down only you know.' : `What lies face down only ${who.name} knows.`,
  lying: (who: SeatName, card: string): string => `${capital(whose(who))} ${card} lies here until the pair is compared or the battle ends.`,

  meets: (beaten: string, losesTo: string): string =>
    `${beaten === '' ? 'Beats no other type.' : `Beats ${beaten}.`} ${losesTo === '' ? 'No other type beats it.' : `Loses to ${losesTo}.`}`,
  countOfWarrior: (count: number): string => `Each player has ${count} of them.`,
  sameType: 'Against its own type both are discarded, unless an Elite or a Flank decides.',
  whenText: (when: string, text: string): string => `${when}: ${text}`,
  stops: (cards: string): string => `Defeats ${cards}.`,
  stoppedBy: (cards: string): string => `Is defeated by ${cards}.`,
  cancelEachOther: (card: string): string => `It and another ${card} cancel each other.`,
  countOfAction: (count: number): string =>
    count === 1 ? 'Each player has one, and it never comes back.' : `Each player has ${count}, and none comes back once it is played.`,
  landIs: (kind: string, color: string, text: string): string => `${kind}, ${color}. ${text}`,

  pointsTitle: (who: SeatName): string => `${does(who, 'have', 'has')} these points`,
  lands: 'lands',
  sets: (count: number): string => plural(count, 'set'),
  ares: 'Ares',
  landsOf: (lands: string): string => `Lands: ${lands}.`,
  noLands: 'No land is won yet.',
  setRule: 'Every full set of three lands of one colour brings 2 more; each land counts in one set.',
  aresRule: 'Every Ares card brings 1.',
  notYet: 'What lies on the table counts only when the round is over.',
  toSixteen: (missing: number): string =>
    missing > 0
      ? `With ${missing} more in lands alone the game ends after that round.`
      : 'At 16 in lands alone the game ends with this round.',

  notTitle: (what: string): string => `Why not ${what}?`,
  notThere: (what: string, place: string): string => `Why not ${what} at ${place}?`,
  notPass: 'Why not pass?',
  notNow: 'It is not what is asked for at the moment.',
  over: 'The match is over.',
  watching: 'You are watching: nothing is asked of you.',
  theirTurn: (who: SeatName): string => `${does(who, 'are', 'is')} to act now.`,
  notYours: (what: string): string => `You do not hold ${what}.`,
  fifthFirst: 'First decide whether you draw a fifth warrior.',
  takeFirst: (left: number): string => `First take ${plural(left, 'more action')} from your pile.`,
  noneInPile: (card: string): string => `No ${card} is left in your pile: an action never comes back.`,
  discardWarriors: (limit: number): string => `Now you discard warriors until you hold ${limit}.`,
  discardActions: 'Now you discard actions until you hold four.',
  ready: 'You are ready. When the other side is ready too, warriors are placed.',
  makingReady: 'You are making ready. Cards are played in placement and in battle.',
  battleOnly: (card: string): string => `${card} is played in battle only. Now warriors are placed.`,
  placementOnly: (card: string): string => `${card} is played in placement only, while warriors are placed.`,
  asAnswer: (card: string, played: string): string => `${card} neither cancels nor defeats ${played}.`,
  wouldAnswer: (played: string, cards: string): string => `${played} is answered by: ${cards}.`,
  noWarriors: 'You have no warriors in hand.',
  noFaceDown: 'The other side has no face-down warrior there.',
  noStack: 'You have no warriors there.',
  noTopDown: 'No topmost enemy warrior lies face down there: Ambush takes only what is not revealed.',
  noTopUp: 'Skirmish needs a topmost warrior of yours that lies face up.',
  needsBoth: (card: string): string => `${card} is laid where both sides have warriors.`,
  oneLying: 'You may have only one card lying at a place.',
  nothingToDefeat: 'Surround is never played alone: it needs a lying Elite or Flank of the other side, or answers a card.',
  placingOver: 'Warriors are placed before the battle only. What stays in hand can be used in later rounds.',
  passedAlready: 'You have passed, so you place no more warriors in this round. Rally, Scout and Raid are still yours to play.',
  chooseWarrior: 'Choose a warrior of your hand, then the place.',
  upAlready: 'Your topmost warrior here is revealed already.',
  nothingThere: 'You have no warriors here to reveal.',
  passOnly: 'You may pass only when none of your topmost warriors is left to reveal.',

  eventTitle: 'Why did this happen?',
  starts: 'The start token changes hands every round.',
  drewSet: 'Three won lands of one colour allow a fifth warrior.',
  reshuffled: 'An empty deck of warriors is refilled from its discards.',
  aresDrawn: 'Ares is no land: it goes to the pile, and another card is drawn.',
  faceDownDiscard: 'What Rally or the hand limit discards lies face down.',
  forced: 'Everybody can see that there was nothing to decide, so nobody was asked.',
  scouted: 'Scout turns the whole stack face up, in its order.',
  raided: 'Raid takes the whole stack back into the hand. What lay face up is hidden again.',
  ambushed: 'Ambush sends a topmost face-down warrior back to the hand. Nobody else learns what it was.',
  cancels: (card: string): string => `A second ${card} cancels the first; both are discarded.`,
  defeats: (card: string, played: string): string => `${card} defeats ${played}.`,
  lastStands: 'Answers can be answered. The last card that nobody answers stands, and all of them are discarded.',
  flankStays: 'A Flank that defeats an Elite stays lying.',
  loserGoes: 'The loser is discarded, and so are the cards that lay there.',
  nothingLeft: 'Two passes in a row found no pair with both topmost warriors face up.',
  wonAlone: 'A place is won by the only side that still has warriors there.',
  wonNobody: 'Nobody has warriors left here, so what lies here stays.',
  aresMore: (first: SeatName, placesOfFirst: number, second: SeatName, placesOfSecond: number): string =>
    `Places won in this round: ${named(first)} ${placesOfFirst}, ${named(second)} ${placesOfSecond}. More of them take the Ares pile.`,
  early: 'Somebody’s land values alone reached 16, so the game ended with this round.',
  afterThree: 'The game ends after three rounds.',
  mostPoints: 'Most points win; at a tie more lands, else the win is shared.',
};
