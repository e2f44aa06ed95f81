import { costAt } from '@swordtable/games/contracts/actions/visit';
import { cardOf, contractOf } from '@swordtable/games/contracts/cards/catalog';
import type { CardId } from '@swordtable/games/contracts/cards/terms';
import { edition as openEdition } from '@swordtable/games/contracts/edition/version-1';
import type { Event } from '@swordtable/games/contracts/events';
import { explain } from '@swordtable/games/contracts/explain/explain';
import { partyIn } from '@swordtable/games/contracts/explain/explanation';
import type { Question } from '@swordtable/games/contracts/explain/question';
import { newFellow, skillRoom } from '@swordtable/games/contracts/party/party';
import type { Party } from '@swordtable/games/contracts/party/party-state';
import { payFameOf } from '@swordtable/games/contracts/party/salary';
import { contractNeeds } from '@swordtable/games/contracts/payment/purse';
import { preparedFrom } from '@swordtable/games/contracts/phases/preparation-preview';
import type { State } from '@swordtable/games/contracts/state';
import type { CardTexts } from '@swordtable/games/contracts/text/card-texts';
import { en } from '@swordtable/games/contracts/text/english/cards';
import { eventText as inEnglish } from '@swordtable/games/contracts/text/sentences/events';
import { sources, whyWords } from '@swordtable/games/contracts/text/why';
import { thingNamed } from '@swordtable/games/contracts/text/why-things';
import type { View } from '@swordtable/games/contracts/view/view';
import { gameNamed } from '@swordtable/games/index';
import { type Game, randomFrom, sayWith, whyText } from '@swordtable/kernel';
import { archivedFiles } from '@swordtable/server/testing/archived';
import { describe, expect, test } from 'vitest';
import type { Replay } from '../../../client/replay/replay.ts';
import { replayOfFile } from '../../../client/replay/sources.ts';
import { sure } from '../../../client/testing/local.ts';
import { pageOf } from '../gallery/piece-texts.ts';
import { de } from '../words/cards.de.ts';
import { sentence as inGerman } from '../words/sentences.de.ts';
import { sources as germanSources, de as germanWords } from '../words/why.de.ts';
import { afterSteps } from './plan/steps.ts';

const edition = openEdition();

const { read, readView } = edition;
const seats = (seat: number) => ({ name: `P${seat}`, isReader: false });

describe('a stored match of version 1', async () => {
  const replays: Replay[] = [];
  for (const file of archivedFiles('contracts', '1')) replays.push(sure(await replayOfFile(JSON.stringify(file))));

  const eventsAt = (replay: Replay, step: number): readonly Event[] => (replay.happened('open')[step]?.events ?? []) as Event[];
  const viewAt = (replay: Replay, step: number, seat: number): View => replay.stateAt(step, seat)?.view as View;
  const stepsOf = ({ last }: Replay): readonly number[] => Array.from({ length: last }, (_, step) => step + 1);

  test('brings what planning promised: attributes, gold, luck, and salary tokens', () => {
    const result = ({ gold, luck, wilds, salary, fellows }: Omit<Party, 'hand' | 'leaders' | 'gained' | 'fresh'>) => ({
      ...{ gold, luck, wilds, salary },
      pools: fellows.map(({ pool }) => pool),
    });
    let compared = 0;
    for (const replay of replays)
      for (const step of stepsOf(replay))
        for (const event of eventsAt(replay, step)) {
          if (event.what !== 'prepared') continue;
          const { seat } = event;
          const { parties, round, first, sets } = viewAt(replay, step - 1, seat);
          const plan = parties[seat]?.own?.plan;
          const after = viewAt(replay, step, seat).parties[seat];
          if (!plan || after === undefined) continue;
          expect(result(preparedFrom(plan, { seat, seats: parties.length, round, first, sets }))).toEqual(result(after));
          compared++;
        }
    expect(compared).toBeGreaterThan(20);
  });

  test('is told with the names of today, in both languages', () => {
    const told = replays.flatMap((replay) => stepsOf(replay).flatMap((step) => eventsAt(replay, step)));
    expect(told.some((event) => JSON.stringify(event).includes('@1'))).toBe(true);
    for (const event of told) for (const say of [inEnglish, inGerman]) expect(say(event, seats)).toBe(say(edition.write(event), seats));
  });

  test('has no card of the current version where it was different', () => {
    for (const replay of replays) {
      const { view } = replay.stateAt(replay.last, 'open') ?? {};
      expect(read(view)).toEqual(view);
    }
  });
});

describe('numbers are those of version 1', () => {
  const game = gameNamed('contracts', '1') as Game<State>;
  const dealt = game.setup(2, {}, randomFrom('dealt'));
  const [mine, theirs] = dealt.parties as [Party, Party];
  /** What the first player sees in a contract phase with this party. */
  const seen = (party: Partial<Party>): View =>
    readView(game.view({ ...dealt, phase: 'contract', plans: [null, null], parties: [{ ...mine, ...party }, theirs] }, 0)) as View;
  const [legend = ''] = dealt.tavern;
  const [rare = ''] = dealt.smith;
  const printed = (card: CardId, what: 'fee' | 'price'): number =>
    Number(Object.entries(cardOf(card)).find(([name]) => name === what)?.[1]);

  const priceOf = (view: View, card: CardId): number => costAt(view, partyIn(view, 0), card);
  const withItem = (item: CardId): View => seen({ items: [item] });

  test('fees and prices', () => {
    expect(priceOf(withItem('wine-cask'), legend)).toBe(printed(legend, 'fee') - 2);
    expect(priceOf(withItem('guild-seal'), rare)).toBe(printed(rare, 'price') - 2);
  });

  test('what contracts need', () => {
    expect(contractNeeds(contractOf(read('decipher-ancient-document')), false)).not.toEqual(
      contractNeeds(contractOf('decipher-ancient-document'), false),
    );
  });

  const wearing = (body: CardId, skills: readonly CardId[] = []): View =>
    seen({ fellows: [{ ...newFellow('knight'), worn: { main: null, support: null, body }, skills }] });

  test('fame when paid, and room for skills', () => {
    const { parties, sets } = wearing('seraph-plate');
    const [party] = parties;
    const [knight] = party?.fellows ?? [];
    if (party === undefined || knight === undefined) throw new Error('There is nobody.');
    const bare = { ...knight, worn: { ...knight.worn, body: null } };
    expect(payFameOf(party, knight, sets) - payFameOf({ ...party, fellows: [bare] }, bare, sets)).toBe(1);
    const reader = { ...knight, worn: { ...knight.worn, body: null, support: read('grimoire-of-endless-pages') } };
    expect(skillRoom(reader, sets) - skillRoom(bare, sets)).toBe(2);
  });

  test('salary tokens in a plan of the contract phase, without those that were waived', () => {
    const view = seen({ fellows: [newFellow('thug'), newFellow('knight')], salary: 1 });
    const { fellows = [], salary = 0, waived = 0 } = view.parties[0] ?? {};
    const bench = { party: { ...mine, fellows, salary, waived }, sets: view.sets, options: [], hasTokens: true };
    expect(waived).toBeGreaterThan(0);
    expect(afterSteps(bench, []).salary).toBe(1);
  });

  const why = (view: View, question: Question, cards: CardTexts): string => {
    const found = explain({ view, watcher: 0, events: [] }, question);
    const words = cards === de ? germanWords : whyWords;
    const names = { cards, sources: cards === de ? germanSources : sources, seats };
    return found === undefined ? '' : JSON.stringify(whyText(found, sayWith(words, thingNamed(names))));
  };

  test('Why? adds up what was paid, in both languages', () => {
    const view = withItem('wine-cask');
    for (const cards of [en, de])
      expect(why(view, { price: legend, seat: 0 }, cards)).toContain(`{"value":-2,"label":"${cards.name('wine-cask')}"}`);
  });
});

describe('cards in German', () => {
  test.each([
    ['squire', 'Sold 1', 'Sold 0'],
    ['guild-seal', '2 Gold weniger', '1 Gold weniger'],
    ['decipher-ancient-document', '1 Hohe Magie', '2 Hohe Magie'],
  ])('%s says what it said', (id, before, today) => {
    const textOf = (card: CardId): string => [de.facts(card).map((fact) => fact.join(' ')), de.rows(card)].flat(2).join(' ');
    expect(textOf(read(id))).toContain(before);
    expect(textOf(read(id))).not.toContain(today);
    expect(textOf(id)).toContain(today);
  });

  test('have their names and flavor', () => {
    expect([de.name(read('squire')), de.flavor(read('squire'))]).toEqual([de.name('squire'), de.flavor('squire')]);
    expect(de.name('squire')).not.toBe('squire');
  });

  test('are linked to their page of the gallery', () => expect(pageOf(read('squire'))).toBe(pageOf('squire')));
});
