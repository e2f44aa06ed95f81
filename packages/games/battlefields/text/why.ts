import { plural } from '../../grammar.ts';
import type { SeatName } from '../../seat-names.ts';

/** The player, with the verb for "you" or for a name. */
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
  nobodyHere: 'No one has warriors here. If that doesn’t change, no one takes the land, and it stays for the next round.',
  oneSide: (who: SeatName): string => `${does(who, 'hold', 'holds')} it for now: only one side has warriors here, face up or not.`,
  flank: (who: SeatName): string => `${does(who, 'win', 'wins')} this pair with Flank, whatever the types.`,
  type: (who: SeatName, winner: string, loser: string): string => `${does(who, 'win', 'wins')} this pair: ${winner} beat ${loser}.`,
  tie: (type: string): string => `Both are ${type}: a tie, so both are discarded.`,
  elite: (who: SeatName): string => `${does(who, 'win', 'wins')} this pair: same type, and Elite wins a tie.`,
  eliteWaits: (who: SeatName): string => `In a tie, ${does(who, 'win', 'wins').replace('You', 'you')} with Elite.`,
  topDown: (who: SeatName): string =>
    who.isReader
      ? 'Your top warrior here is face down. It’s compared once you reveal it.'
      : `Undecided: ${who.name}’s top warrior is face down.`,
  asYouKnow: 'Only you know this so far.',
  comparedWhen: 'A pair is compared when both top warriors are face up and both players pass in a row.',
  landsBelow: (lands: string): string => `The winner also takes the lands left from earlier rounds: ${lands}.`,
  onlyTop: 'Only the top warriors fight. The ones below wait until those are gone.',

  stackTitle: (who: SeatName, place: string): string => `${capital(whose(who))} warriors at ${place}`,
  stackEmpty: (who: SeatName): string => `${does(who, 'have', 'has')} no warriors here.`,
  topmostUp: (warrior: string): string => `On top: ${warrior}, face up.`,
  topmostDown: (warrior: string): string => `On top: ${warrior}, face down.`,
  topmostHidden: `On top: ${HIDDEN}.`,
  below: (warriors: string): string => `Below, from the top: ${warriors}.`,
  hiddenFrom: (who: SeatName): string =>
    who.isReader ? 'Only you know your face-down warriors.' : `Only ${who.name} knows the face-down warriors.`,
  lying: (who: SeatName, card: string): string =>
    `${capital(whose(who))} ${card} stays here until the pair is compared or the battle ends.`,

  meets: (beaten: string, losesTo: string): string =>
    `${beaten === '' ? 'Beats no other type.' : `Beats ${beaten}.`} ${losesTo === '' ? 'No other type beats it.' : `Loses to ${losesTo}.`}`,
  countOfWarrior: (count: number): string => `Each player has ${count} of them.`,
  sameType: 'Against its own type, both are discarded unless an Elite or Flank decides.',
  whenText: (when: string, text: string): string => `${when}: ${text}`,
  stops: (cards: string): string => `Defeats ${cards}.`,
  stoppedBy: (cards: string): string => `Defeated by ${cards}.`,
  cancelEachOther: (card: string): string => `Two ${card} cards cancel each other.`,
  countOfAction: (count: number): string =>
    count === 1 ? 'Each player has one, and can use it once per match.' : `Each player has ${count}, and can use each once per match.`,
  landIs: (kind: string, color: string, text: string): string => `${kind}, ${color}. ${text}`,

  pointsTitle: (who: SeatName): string => `${capital(whose(who))} points`,
  lands: 'lands',
  sets: (count: number): string => plural(count, 'set'),
  ares: 'Ares',
  landsOf: (lands: string): string => `Lands: ${lands}.`,
  noLands: 'No lands yet.',
  setRule: 'Each set of three lands of one color scores 2 more. A land counts in one set only.',
  aresRule: 'Each Ares card scores 1.',
  notYet: 'Lands on the table don’t count until the round ends.',
  toSixteen: (missing: number): string =>
    missing > 0
      ? `${plural(missing, 'more land point')} would end the game after that round.`
      : 'With 16 land points, the game ends after this round.',

  notTitle: (what: string): string => `Why not ${what}?`,
  notThere: (what: string, place: string): string => `Why not ${what} at ${place}?`,
  notPass: 'Why not pass?',
  notNow: 'You can’t do that right now.',
  over: 'The match is over.',
  watching: 'You’re watching.',
  theirTurn: (who: SeatName): string => (who.isReader ? 'It’s your turn.' : `It’s ${who.name}’s turn.`),
  notYours: (what: string): string => `You don’t hold ${what}.`,
  fifthFirst: 'First decide whether to draw an extra warrior.',
  takeFirst: (left: number): string => `First take ${plural(left, 'more action')} from your pile.`,
  noneInPile: (card: string): string => `No ${card} is left in your pile. Each action can be used once per match.`,
  discardWarriors: (limit: number): string => `First discard down to ${limit} warriors.`,
  discardActions: 'First discard down to four actions.',
  ready: 'You’re ready. Placement starts when your opponent is ready too.',
  makingReady: 'Cards are played during placement and battle.',
  battleOnly: (card: string): string => `${card} can only be played during battle.`,
  placementOnly: (card: string): string => `${card} can only be played during placement.`,
  asAnswer: (card: string, played: string): string => `${card} doesn’t cancel or defeat ${played}.`,
  wouldAnswer: (played: string, cards: string): string => `These answer ${played}: ${cards}.`,
  noWarriors: 'You have no warriors in hand.',
  noFaceDown: 'Your opponent has no face-down warriors there.',
  noStack: 'You have no warriors there.',
  noTopDown: 'Ambush needs a face-down enemy top warrior.',
  noTopUp: 'Skirmish needs one of your top warriors face up.',
  needsBoth: (card: string): string => `${card} needs warriors on both sides.`,
  oneLying: 'You can have only one card in play at each place.',
  nothingToDefeat: 'Surround needs an enemy Elite or Flank in play, or a card to answer.',
  placingOver: 'You can only place warriors during placement. Warriors in hand stay for later rounds.',
  passedAlready: 'You’re done placing this round. You can still play Rally, Scout, and Raid.',
  chooseWarrior: 'Choose a warrior from your hand first, then a place.',
  upAlready: 'Your top warrior here is already face up.',
  nothingThere: 'You have no warriors here to reveal.',
  passOnly: 'You can pass only when all your top warriors are face up.',

  eventTitle: 'Why did this happen?',
  starts: 'The start token changes hands each round.',
  drewSet: 'Three lands of one color let you draw an extra warrior.',
  reshuffled: 'When your warrior deck runs out, your discards are shuffled into a new one.',
  aresDrawn: 'Ares isn’t a land. It goes to the Ares pile, and another card is drawn.',
  faceDownDiscard: 'Discards from Rally or the hand limit stay face down.',
  forced: 'There was nothing to decide, as everyone can see.',
  scouted: 'Scout reveals the whole stack, in order.',
  raided: 'Raid returns the whole stack to its owner’s hand. Face-up warriors are hidden again.',
  ambushed: 'Ambush returns a face-down top warrior to its owner’s hand without revealing it.',
  cancels: (card: string): string => `A second ${card} cancels the first; both are discarded.`,
  defeats: (card: string, played: string): string => `${card} defeats ${played}.`,
  lastStands: 'Answers can be answered. The last unanswered card takes effect, and all of them are discarded.',
  flankStays: 'A Flank that defeats an Elite stays in play.',
  loserGoes: 'The loser is discarded, along with the cards in play there.',
  nothingLeft: 'After two passes in a row, no pair had both top warriors face up.',
  wonAlone: 'The only side with warriors left wins the place.',
  wonNobody: 'No one has warriors left here, so the land stays.',
  aresMore: (first: SeatName, placesOfFirst: number, second: SeatName, placesOfSecond: number): string =>
    `Places won this round: ${named(first)} ${placesOfFirst}, ${named(second)} ${placesOfSecond}. The player with more takes the Ares pile.`,
  early: 'A player reached 16 land points, so the game ended with this round.',
  afterThree: 'The game ends after three rounds.',
  mostPoints: 'Most points win. Ties go to the player with more lands; if still tied, the win is shared.',

  /** What speaks for a move, after its name: "takes the Temple". */
  hintTakes: (place: string): string => `takes ${place}`,
  hintOdds: (place: string): string => `improves your odds at ${place}`,
  hintPoints: (points: number): string => `is worth ${plural(points, 'more point')} right away`,
  hintAnswers: (cards: number, who: SeatName): string => `can answer ${cards} more of ${whose(who)} cards`,
  hintKeeps: (card: string): string => `keeps ${card} for later`,
  hintKeepsWarrior: (warrior: string): string => `keeps ${warrior} in hand`,
  hintTypes: (types: number): string => `keeps ${plural(types, 'more type')} in hand`,
  hintHidden: (warriors: number): string => `keeps ${plural(warriors, 'more warrior')} hidden`,
};
