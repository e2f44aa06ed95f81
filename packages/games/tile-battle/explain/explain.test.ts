import { type Known, type WhyText, whyText } from '@swordtable/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../action.ts';
import { tileName, tileNamed } from '../catalog.ts';
import type { Event } from '../events.ts';
import { cellNamed, HOME } from '../field/coordinates.ts';
import { HEROES } from '../hero/roster.ts';
import { NO_TERRAIN } from '../hero/terrain.ts';
import { olympus } from '../rules.ts';
import { type Scene, scene } from '../scene/scene.ts';
import type { State } from '../state.ts';
import { whyWords as en, sayWhy } from '../text/why.ts';
import { words } from '../text/words.ts';
import type { View } from '../view/view.ts';
import { boardOf } from './board.ts';
import { explain, type Question } from './explain.ts';
import { offerIn, tileReason } from './targets.ts';

const cell = (name: string): number => cellNamed(name) ?? -1;
const tile = (id: string): number => tileNamed(id) ?? -1;

/** Anna reads, on seat 0. */
const say = sayWhy(en, {
  origin: HOME,
  name: tileName,
  text: (each) => HEROES[each]?.text ?? '',
  terrain: () => NO_TERRAIN,
  seat: (seat) => (seat === 0 ? 'you' : 'Bot'),
  player: (seat) => ['Anna', 'Bot'][seat] ?? '',
  side: String,
  sentence: (event) => words.event(event),
});

const knownIn = (state: State, events: readonly Event[] = []): Known<View, Event, Action> => {
  const decision = olympus.decisions(state).find(({ seat }) => seat === 0);
  return {
    view: olympus.view(state, 0),
    watcher: 0,
    events,
    decision: decision && { prompt: decision.prompt, options: [...decision.options] },
  };
};

/** The explanation in words. */
const why = (question: Question, state: State, events: readonly Event[] = []): WhyText => {
  const explained = explain(knownIn(state, events), question);
  if (explained === undefined) throw new Error('There is nothing to explain.');
  return whyText(explained, say);
};

/** Why the first event of this kind came about. */
const whyFirst = ({ state, events }: Scene, what: Event['what'], all = events): WhyText =>
  why({ event: all.findIndex((event) => event.what === what) }, state, all);

/** What is in the sums of a slip: `5 + 2 − 1 = 6`, with the verb between two. */
const sumsOf = ({ sums = [], compares }: WhyText): string =>
  sums
    .map(({ parts, result }) => `${parts.map(({ value }) => value).join(' ')} = ${result}`)
    .join(compares === undefined ? '; ' : ` ${compares} `);

describe('a number', () => {
  const { state } = scene('red hand: jason\nblue hera 4/4/4/4  red muse 5/0/6/4  red ajax\n.  *  blue zeus');

  test('is what is printed and everything that changes it, with the text of who does', () => {
    const muse = why({ number: tile('muse') }, state);
    expect(sumsOf(muse)).toBe('5 6 -1 = 10; 0 6 -1 = 5; 6 6 -1 = 11; 4 6 -1 = 9');
    expect(muse.sums?.[0]?.parts.map(({ label }) => label)).toEqual(['printed', 'Muse', 'Hera']);
    expect(muse.sentences.some((sentence) => sentence.startsWith('Hera: '))).toBe(true);
    expect(muse.rules).toContain('T-8');
  });

  test('of a tile that nothing changes is as printed', () => {
    expect(why({ number: tile('zeus') }, state).sentences).toEqual([en.asPrinted]);
  });

  test('is 0 while the text says so, and never less', () => {
    const icarus = why({ number: tile('icarus') }, scene('red hand: jason\nred icarus 3/0/5/1  *').state);
    expect(sumsOf(icarus)).toBe('3 -3 = 0; 0 0 = 0; 5 -5 = 0; 1 -1 = 0');
  });

  test('of a hero that was placed this turn, is silenced, immune or guarded says so', () => {
    const small = scene('match: asgard asgard\nred hand: knight\nblue baenvier  red captain  red priest\n.  *  .');
    const captain = why({ number: tile('captain') }, small.state);
    expect(captain.sentences).toContain(en.silenced('Captain', 'Baenvier'));
    expect(captain.rules).toContain('A-5');
    expect(why({ number: tile('priest') }, small.state).sentences).toContain(en.immune('Priest'));
    const midas = why({ number: tile('ajax') }, scene('red hand: jason\nred king-midas  red ajax  *').state);
    expect(midas.sentences).toContain(en.protectedBy('Ajax', 'King Midas'));
  });

  test('of a hero in its own battle says that its continuous ability sleeps, where it has one', () => {
    const said = (state: State, id: string) => why({ number: tile(id) }, state).sentences;
    const sleeping = (id: string): State => {
      const { state } = scene(`match: asgard asgard\nred hand: spy\nred ${id}  red monk  *`);
      return { ...state, placed: tile(id), asleep: tile(id) };
    };
    expect(said(sleeping('captain'), 'captain')).toContain(en.asleep('Captain'));
    for (const id of ['titan', 'cadenza', 'knight', 'dancer']) expect(said(sleeping(id), id)).not.toContain(en.asleep(tileName(tile(id))));
    expect(said(sleeping('titan'), 'titan')).toContain(en.protectedBy('Titan', 'Titan'));
    // By the River Styx a question comes after the battle, in the same turn.
    const { state } = scene('match: asgard river-styx\nred hand: captain, knight\nblue hand: spy\nred monk  *').place('captain', 'b4');
    expect(state.placed).toBe(tile('captain'));
    expect(said(state, 'captain')).not.toContain(en.asleep('Captain'));
  });
});

describe('a flip', () => {
  test('in battle is both numbers with all that they are made of', () => {
    const played = scene('red hand: muse 4/4/4/4\nblue hera 4/4/6/5  .\n*  .').place('muse', 'e3');
    const flip = whyFirst(played, 'flipped');
    expect(flip.title).toBe('Why did Hera flip?');
    expect(sumsOf(flip)).toBe('4 2 -1 = 5 beats 4 = 4');
    expect(flip.rules).toEqual(expect.arrayContaining(['T-10', 'T-8']));
  });

  test('outside battle is by whose ability, copied ones included', () => {
    const played = scene('red hand: gryphon\nblue hera  *').place('gryphon', 'e4').choose('hera');
    const flip = whyFirst(played, 'flipped');
    expect(flip.sentences[0]).toBe(en.flippedBy('Hera', 'Gryphon'));
    expect(flip.sums).toBeUndefined();
  });

  test('in place of others names them', () => {
    const played = scene('red hand: hercules 9/9/9/9\nblue perseus 1/1/1/1  .\nblue hera 1/1/1/1  .\n*  .').place('hercules', 'e3');
    const flip = whyFirst(played, 'flipped');
    expect(flip.sentences[0]).toBe(en.tookBlow('Perseus', 'Hera'));
    expect(sumsOf(flip)).toContain('beats');
    const saved = why({ battle: tile('hera') }, played.state, played.events);
    expect(saved.sentences[0]).toBe(en.savedBy('Hera', 'Perseus'));
  });
});

describe('a tile that did not flip', () => {
  const unflipped = (text: string, hero: string, at: string, about: string): WhyText => {
    const played = scene(text).place(hero, at);
    return why({ battle: tile(about) }, played.state, played.events);
  };

  test('was lower or equal', () => {
    const equal = unflipped('red hand: hercules 4/4/4/4\nblue hera 4/5/4/4  .\n*  .', 'hercules', 'e3', 'hera');
    expect(equal.title).toBe('Why didn’t Hera flip?');
    expect(sumsOf(equal)).toBe('4 -1 = 3 is lower than 5 = 5');
    expect(equal.sentences[0]).toBe(en.lowerLoses);
  });

  test('is protected by somebody', () => {
    const hera = unflipped('red hand: hercules 9/9/9/9\nblue hera 1/1/1/1  .\nblue king-midas  *', 'hercules', 'd3', 'hera');
    expect(hera.sentences[0]).toBe(en.spared('Hera', 'King Midas'));
    expect(sumsOf(hera)).toContain('beats');
  });

  test('stood apart from a changed comparison', () => {
    const lamia = unflipped('red hand: lamia 9/9/9/9\nblue zeus 5/1/1/1  .\n*  .', 'lamia', 'e3', 'zeus');
    expect(sumsOf(lamia)).toBe('9 = 9 is higher than 1 = 1');
    expect(lamia.sentences.join(' ')).toContain(en.byRuleOf('Lamia'));
  });

  test('was not compared: no battle, no enemy, not touching', () => {
    const colossus = unflipped('red hand: colossus\nblue zeus  .\n*  .', 'colossus', 'e3', 'zeus');
    expect(colossus.sentences[0]).toBe(en.notBattled('Colossus'));
    const ally = unflipped('red hand: hercules\nred zeus  .\n*  .', 'hercules', 'e3', 'zeus');
    expect(ally.sentences).toEqual([en.ownColor('Zeus', 'Hercules')]);
    const far = unflipped('red hand: hercules\nblue zeus  .  .\nblue ajax  *  .', 'hercules', 'e4', 'zeus');
    expect(far.sentences).toEqual([en.notTouching('Zeus', 'Hercules'), en.onlyTouching('Hercules')]);
  });
});

test('a battle that is still to come is not told as one without enemies', () => {
  const asking = scene('red hand: jason\nblue hydra  .\n*  .').place('jason', 'e3');
  expect(whyFirst(asking, 'placed').sentences).toEqual([en.battleToCome('Jason')]);
  const done = asking.pass();
  expect(whyFirst(done, 'placed', [...asking.events, ...done.events]).sentences).not.toContain(en.battleToCome('Jason'));
});

test('what was not told is not made up', () => {
  const { state } = scene('red hand: jason\nplaced this round: hydra\nblue hydra  *');
  expect(why({ battle: tile('hydra') }, state).sentences).toEqual([en.notTold]);
});

describe('points', () => {
  const { state } = scene('score: 9 : 12\nround: 2\nred hand: jason\nblue hydra  red muse  red ajax\n.  *  blue zeus');

  test('of a line come from its tiles and the table', () => {
    const row = Math.floor(cell('e3') / 8);
    expect(why({ row, seat: 0 }, state)).toMatchObject({ title: 'Why 1 point for row 3?', rules: ['T-15'] });
    expect(why({ row, seat: 0 }, state).sentences[0]).toBe('You: 2 tiles in this line (Muse, Ajax).');
    expect(sumsOf(why({ score: 0, part: 'lines' }, state))).toBe('1 = 1');
  });

  test('of the end of the round come from the tile that brings them', () => {
    expect(why({ score: 0, part: 0 }, state).sentences[0]).toBe('You: 1 point if the round ended now.');
    expect(sumsOf(why({ score: 0 }, state))).toBe('9 1 1 = 11');
  });

  test('of before are told as they were scored, and only if all of it is known', () => {
    const lines = [{ line: 'row', at: 3, tiles: [5, 2], points: [7, 1] }] as const;
    const events = [
      { what: 'lines', round: 1, lines },
      { what: 'points', seat: 0, points: 2, cause: { of: 0, self: 0 } },
    ] as const;
    expect(sumsOf(why({ score: 0, part: 'before' }, state, events))).toBe('7 2 = 9');
    expect(why({ score: 1, part: 'before' }, state, events).sums).toBeUndefined();
  });
});

describe('what is not on offer', () => {
  test('of a placement says what the cell lacks', () => {
    const placing = scene('red hand: jason\nred ajax  red hydra  *  red zeus  red muse');
    const whyNot = (name: string) => why({ cell: cell(name) }, placing.state);
    expect(whyNot('d6')).toEqual({ title: 'Why not d6?', sentences: [en.apart], rules: ['T-2'] });
    expect(whyNot('a4')).toMatchObject({ sentences: [en.marginColumns], rules: ['T-1'] });
    expect(whyNot('b4').sentences[0]).toBe(en.occupied('Ajax'));
  });

  test('of an ability says who forbids it, or what is asked for', () => {
    const asking = scene('red hand: jason 1/1/1/1\nblue medusa 9/9/9/9  blue hydra 9/9/9/9  .\n.  *  blue zeus 9/9/9/9').place(
      'jason',
      'e3',
    );
    const known = knownIn(asking.state);
    const asked = offerIn(known);
    if (asked === undefined) throw new Error('Nobody is asked.');
    const whyNot = (each: number) => {
      const { short, because, rules } = tileReason({ ...known, board: boardOf(known.view) }, asked, each);
      return { short: say(short), sentences: because.map(say), rules };
    };
    expect(whyNot(tile('hydra'))).toMatchObject({
      short: 'held by Medusa',
      sentences: [en.heldBy('Hydra', 'Medusa'), expect.anything(), expect.anything()],
    });
    expect(whyNot(tile('medusa')).short).toBe('not next to it');
    expect(whyNot(0)).toMatchObject({ short: 'terrain stays', rules: expect.arrayContaining(['T-7']) });
    expect(why({ cell: cell('a1') }, asking.state).sentences[0]).toBe(en.asksForTile('Jason'));
  });

  test('that was refused names what the one who asks wants', () => {
    const asking = scene('red hand: jason\nblue hydra  .\n*  .').place('jason', 'e3');
    const refused = why({ refused: 'That is not on offer.' }, asking.state);
    expect(refused.sentences[0]).toBe('That is not on offer.');
    expect(refused.sentences[1]).toMatch(/^Jason: /);
    expect(refused.rules).toContain('O-18');
  });

  test('of a hand says whose it is, or who has forbidden it', () => {
    const ban = `{"kind":"ban","by":${tile('basilisk')},"seat":0,"tile":${tile('jason')}}`;
    const placing = scene(`red hand: jason, ajax\nblue hand: zeus\nlasting: [${ban}]\nred hydra  *`);
    expect(why({ hand: tile('jason') }, placing.state).sentences[0]).toBe(en.banned('Jason', 'Basilisk'));
    expect(why({ hand: tile('zeus') }, placing.state).sentences[0]).toBe(en.theirHand('Zeus'));
    const waiting = scene('to move: blue\nblue hand: zeus\nred hydra  *');
    expect(why({ hand: tile('zeus') }, waiting.state).sentences).toContain(en.waitsFor('Bot'));
  });
});

test.each([
  {},
  { number: -1 },
  { number: 1e9 },
  { number: '7' },
  { battle: { of: 3 } },
  { look: 64 },
  { cell: 0.5 },
  { hand: 0 },
  { hand: null },
  { row: 3 },
  { row: 3, seat: 2 },
  { column: [], seat: 0 },
  { score: 2 },
  { score: 0, part: 'constructor' },
  { event: 0 },
  { event: -1 },
  { refused: 7 },
])('%j asks nothing', (question) => {
  expect(explain(knownIn(scene('red hand: jason\nblue hydra  *').state), question)).toBeUndefined();
});
