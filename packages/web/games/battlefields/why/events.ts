import type { Event } from '@swordtable/games/battlefields/events';
import type { Why } from '../../../kit/why/why.ts';
import type { Telling } from '../words/texts.ts';
import { pointsWhy, RULES_OF } from './cards.ts';
import { type Teller, who } from './teller.ts';

type Reason = readonly [sentences: readonly string[], rules: readonly string[]];

const comparedReason = (teller: Teller, { warriors, winner, verdict }: Extract<Event, { what: 'compared' }>): Reason => {
  const { words, texts } = teller;
  const [winning, losing] = winner === 1 ? ([warriors[1], warriors[0]] as const) : warriors;
  if (winner < 0)
    return [
      [words.tie(texts.warrior(winning)), words.loserGoes],
      ['B-1', 'B-12'],
    ];
  const player = who(teller, winner);
  if (verdict === 'type')
    return [
      [words.type(player, texts.warrior(winning), texts.warrior(losing)), words.loserGoes],
      ['B-1', 'B-12'],
    ];
  return [
    [verdict === 'flank' ? words.flank(player) : words.elite(player), words.loserGoes],
    ['B-11', 'B-12'],
  ];
};

const answerSentence = ({ words, texts }: Teller, { card, to, how }: Extract<Event, { what: 'answered' }>): string =>
  how === 'cancels' ? words.cancels(texts.action(card)) : words.defeats(texts.action(card), texts.action(to));

/** Why something came so, and by which rulings; nothing where there is nothing to explain. */
const reasonOf = (teller: Teller, event: Telling): Reason | undefined => {
  const { words, texts } = teller;
  switch (event.what) {
    case 'round':
      return [[words.starts], ['B-18']];
    case 'aresDrawn':
      return [[words.aresDrawn], ['B-5']];
    case 'reshuffled':
      return [[words.reshuffled], ['B-6', 'R-9']];
    case 'drew':
      return event.cause === 'set' ? [[words.drewSet], ['B-6', 'R-8']] : undefined;
    case 'discarded':
    case 'shed':
      return [[words.faceDownDiscard], ['B-20', 'B-6']];
    case 'passed':
      return event.forced ? [[words.forced], ['R-1']] : undefined;
    case 'played':
      return [[texts.actionText(event.card), ...texts.actionAnswers(event.card)], RULES_OF[event.card]];
    case 'scouted':
      return [[words.scouted], ['B-8', 'B-20']];
    case 'withdrew':
      return event.cause === 'raid' ? [[words.raided], ['B-8', 'B-20']] : [[words.ambushed], ['B-10', 'B-20']];
    case 'answered':
      return [[answerSentence(teller, event), words.lastStands], ['B-10']];
    case 'letStand':
    case 'settled':
      return [[words.lastStands], ['B-10']];
    case 'lifted': {
      const { by, card, how } = event;
      const stays = by === 'flank' && card === 'elite' ? [words.flankStays] : [];
      return [
        [how === 'cancels' ? words.cancels(texts.action(by)) : words.defeats(texts.action(by), texts.action(card)), ...stays],
        ['B-11'],
      ];
    }
    case 'compared':
      return comparedReason(teller, event);
    case 'nothingToCompare':
      return [[words.nothingLeft], ['B-12', 'B-9']];
    case 'won':
      return event.seat < 0 ? [[words.wonNobody], ['B-4', 'B-13']] : [[words.wonAlone], ['B-13', 'B-4']];
    case 'ares': {
      const [first, second] = event.places.map((places, seat) => words.placesOf(who(teller, seat), places));
      return [[words.aresMore(first ?? '', second ?? '')], ['B-15']];
    }
    case 'over':
      return [
        [event.early ? words.early : words.afterThree, words.mostPoints],
        ['B-16', 'B-17'],
      ];
    default:
      return undefined;
  }
};

/** Why something that was told came so; nothing where there is nothing to explain. */
export const eventWhy = (teller: Teller, event: Telling): Why | undefined => {
  const reason = reasonOf(teller, event);
  if (reason === undefined) return undefined;
  const [sentences, rules] = reason;
  const sums = event.what === 'over' ? [0, 1].flatMap((seat) => pointsWhy(teller, seat).sums ?? []) : [];
  return { title: teller.words.eventTitle, ...(sums.length > 0 ? { sums } : {}), sentences, rules };
};
