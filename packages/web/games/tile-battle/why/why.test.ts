import { tileNamed } from '@swordtable/games/tile-battle/catalog';
import { cellNamed } from '@swordtable/games/tile-battle/field/cells';
import { olympus } from '@swordtable/games/tile-battle/rules';
import { type Scene, scene } from '@swordtable/games/tile-battle/scene/scene';
import type { State } from '@swordtable/games/tile-battle/state';
import { describe, expect, test } from 'vitest';
import type { Why } from '../../../kit/why/why.ts';
import { de as tileDe } from '../words/de.ts';
import { en as tileEn } from '../words/en.ts';
import { de as textsDe } from '../words/texts.de.ts';
import { en as textsEn } from '../words/texts.en.ts';
import { turnOf } from './battle.ts';
import { eventWhy } from './events.ts';
import { numberWhy } from './numbers.ts';
import { beforeWhy, endWhy, linesWhy, lineWhy, totalWhy } from './points.ts';
import { boardOf } from './rules-view.ts';
import { standWhy } from './stand.ts';
import { type Asked, cellWhy, handWhy, refusedWhy, tileReason } from './targets.ts';
import type { Teller } from './teller.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

const cell = (name: string): number => cellNamed(name) ?? -1;
const tile = (id: string): number => tileNamed(id) ?? -1;
const seats = (seat: number) => ({ name: ['Anna', 'Bot'][seat] ?? '', isReader: seat === 0 });
const tellerOf = (state: State): Teller => {
  const view = olympus.view(state, 0);
  return { view, rules: boardOf(view), seats, texts: textsEn, tileWords: tileEn, words: en };
};
const inGerman = (teller: Teller): Teller => ({ ...teller, texts: textsDe, tileWords: tileDe, words: de });

/** What stands in the sums of a slip: `5 + 2 − 1 = 6`, with the verb between two. */
const sumsOf = ({ sums = [], compares }: Why): string =>
  sums
    .map(({ parts, result }) => `${parts.map(({ value }) => value).join(' ')} = ${result}`)
    .join(compares === undefined ? '; ' : ` ${compares} `);

const askedAt = ({ state }: Scene): Asked => {
  const [decision] = olympus.decisions(state);
  if (decision === undefined) throw new Error('Nobody is asked.');
  const options = [...decision.options];
  return {
    prompt: decision.prompt,
    seat: decision.seat,
    tiles: [...new Set(options.flatMap((option) => ('tile' in option ? [option.tile] : [])))],
    cells: [...new Set(options.flatMap((option) => ('cell' in option ? [option.cell] : [])))],
    turn: [],
  };
};

describe('a number', () => {
  const { state } = scene('red hand: jason\nblue hera 4/4/4/4  red muse 5/0/6/4  red ajax\n.  *  blue zeus');
  const teller = tellerOf(state);

  test('is what is printed and everything that changes it, with the text of who does', () => {
    const why = numberWhy(teller, tile('muse'));
    expect(sumsOf(why as Why)).toBe('5 6 -1 = 10; 0 6 -1 = 5; 6 6 -1 = 11; 4 6 -1 = 9');
    expect(why?.sums?.[0]?.parts.map(({ label }) => label)).toEqual(['printed', 'Muse', 'Hera']);
    expect(why?.sentences.some((sentence) => sentence.startsWith('Hera: '))).toBe(true);
    expect(why?.rules).toContain('T-8');
  });

  test('of a tile that nothing changes is as printed', () => {
    expect(numberWhy(teller, tile('zeus'))?.sentences).toEqual([en.asPrinted]);
  });

  test('is 0 while the text says so, and never less', () => {
    const icarus = numberWhy(tellerOf(scene('red hand: jason\nred icarus 3/0/5/1  *').state), tile('icarus'));
    expect(sumsOf(icarus as Why)).toBe('3 -3 = 0; 0 0 = 0; 5 -5 = 0; 1 -1 = 0');
  });

  test('of a hero that was placed this turn, is silenced, immune or guarded says so', () => {
    const asgard = scene('match: asgard asgard\nred hand: knight\nblue baenvier  red captain  red priest\n.  *  .');
    const captain = numberWhy(tellerOf(asgard.state), tile('captain'));
    expect(captain?.sentences).toContain(en.silenced('Captain', 'Baenvier'));
    expect(captain?.rules).toContain('A-5');
    expect(numberWhy(tellerOf(asgard.state), tile('priest'))?.sentences).toContain(en.immune('Priest'));
    const midas = numberWhy(tellerOf(scene('red hand: jason\nred king-midas  red ajax  *').state), tile('ajax'));
    expect(midas?.sentences).toContain(en.protectedBy('Ajax', 'King Midas'));
  });
});

describe('a flip', () => {
  test('in battle is both numbers with all that they are made of', () => {
    const played = scene('red hand: muse 4/4/4/4\nblue hera 4/4/6/5  .\n*  .').place('muse', 'e3');
    const flipped = played.told('flipped')[0];
    const why = eventWhy(tellerOf(played.state), played.events, flipped as never) as Why;
    expect(why.title).toBe('Why did Hera flip?');
    expect(sumsOf(why)).toBe('4 2 -1 = 5 beats 4 = 4');
    expect(why.rules).toEqual(expect.arrayContaining(['T-10', 'T-8']));
  });

  test('outside battle is by whose ability, copied ones included', () => {
    const played = scene('red hand: gryphon\nblue hera  *').place('gryphon', 'e4').choose('hera');
    const why = eventWhy(tellerOf(played.state), played.events, played.told('flipped')[0] as never) as Why;
    expect(why.sentences[0]).toBe(en.flippedBy('Hera', 'Gryphon'));
    expect(why.sums).toBeUndefined();
  });

  test('in place of others names them', () => {
    const played = scene('red hand: hercules 9/9/9/9\nblue perseus 1/1/1/1  .\nblue hera 1/1/1/1  .\n*  .').place('hercules', 'e3');
    const why = eventWhy(tellerOf(played.state), played.events, played.told('flipped')[0] as never) as Why;
    expect(why.sentences[0]).toBe(en.tookBlow('Perseus', 'Hera'));
    expect(sumsOf(why)).toContain('beats');
    const saved = standWhy(tellerOf(played.state), turnOf(played.events), tile('hera'));
    expect(saved.sentences[0]).toBe(en.savedBy('Hera', 'Perseus'));
  });
});

describe('a tile that did not flip', () => {
  const stands = (text: string, hero: string, at: string, about: string): Why => {
    const played = scene(text).place(hero, at);
    return standWhy(tellerOf(played.state), turnOf(played.events), tile(about));
  };

  test('was lower or equal', () => {
    const equal = stands('red hand: hercules 4/4/4/4\nblue hera 4/5/4/4  .\n*  .', 'hercules', 'e3', 'hera');
    expect(equal.title).toBe('Why did Hera not flip?');
    expect(sumsOf(equal)).toBe('4 -1 = 3 is lower than 5 = 5');
    expect(equal.sentences[0]).toBe(en.lowerLoses);
  });

  test('is protected by somebody', () => {
    const why = stands('red hand: hercules 9/9/9/9\nblue hera 1/1/1/1  .\nblue king-midas  *', 'hercules', 'd3', 'hera');
    expect(why.sentences[0]).toBe(en.spared('Hera', 'King Midas'));
    expect(sumsOf(why)).toContain('beats');
  });

  test('stood apart from a changed comparison', () => {
    const lamia = stands('red hand: lamia 9/9/9/9\nblue zeus 5/1/1/1  .\n*  .', 'lamia', 'e3', 'zeus');
    expect(sumsOf(lamia)).toBe('9 = 9 is higher than 1 = 1');
    expect(lamia.sentences.join(' ')).toContain(en.byRuleOf('Lamia'));
  });

  test('was not compared: no battle, no enemy, not touching', () => {
    const colossus = stands('red hand: colossus\nblue zeus  .\n*  .', 'colossus', 'e3', 'zeus');
    expect(colossus.sentences[0]).toBe(en.notBattled('Colossus'));
    const ally = stands('red hand: hercules\nred zeus  .\n*  .', 'hercules', 'e3', 'zeus');
    expect(ally.sentences).toEqual([en.ownColour('Zeus', 'Hercules')]);
    const far = stands('red hand: hercules\nblue zeus  .  .\nblue ajax  *  .', 'hercules', 'e4', 'zeus');
    expect(far.sentences).toEqual([en.notTouching('Zeus', 'Hercules'), en.onlyTouching('Hercules')]);
  });
});

test('a battle that is still to come is not told as one without enemies', () => {
  const asking = scene('red hand: jason\nblue hydra  .\n*  .').place('jason', 'e3');
  const why = (each: Scene, events: Scene['events']) =>
    eventWhy(tellerOf(each.state), events, events.find(({ what }) => what === 'placed') as never);
  expect(why(asking, asking.events)?.sentences).toEqual([en.battleToCome('Jason')]);
  const done = asking.pass();
  expect(why(done, [...asking.events, ...done.events])?.sentences).not.toContain(en.battleToCome('Jason'));
});

test('what was not told is not made up', () => {
  const { state } = scene('red hand: jason\nplaced this round: hydra\nblue hydra  *');
  expect(standWhy(tellerOf(state), [], tile('hydra')).sentences).toEqual([en.notTold]);
});

describe('points', () => {
  const teller = tellerOf(scene('score: 9 : 12\nround: 2\nred hand: jason\nblue hydra  red muse  red ajax\n.  *  blue zeus').state);

  test('of a line come from its tiles and the table', () => {
    const row = Math.floor(cell('e3') / 8);
    expect(lineWhy(teller, 'row', row, 0)).toMatchObject({ title: 'Why 1 point for row 3?', rules: ['T-15'] });
    expect(lineWhy(teller, 'row', row, 0).sentences[0]).toBe('You: 2 tiles in this line (Muse, Ajax).');
    expect(sumsOf(linesWhy(teller, 0))).toBe('1 = 1');
  });

  test('of the end of the round come from whoever brings them', () => {
    expect(endWhy(teller, 0, 0).sentences[0]).toBe('You: 1 point if the round ended now.');
    expect(sumsOf(totalWhy(teller, [], 0))).toBe('9 1 1 = 11');
  });

  test('of before are told as they were scored, and only if all of it is known', () => {
    const lines = [{ line: 'row', at: 3, tiles: [5, 2], points: [7, 1] }] as const;
    const events = [
      { what: 'lines', round: 1, lines },
      { what: 'points', seat: 0, points: 2, cause: { of: 0, self: 0 } },
    ] as const;
    expect(sumsOf(beforeWhy(teller, events, 0))).toBe('7 2 = 9');
    expect(beforeWhy(teller, events, 1).sums).toBeUndefined();
  });
});

describe('what is not on offer', () => {
  test('of a placement says what the cell lacks', () => {
    const placing = scene('red hand: jason\nred ajax  red hydra  *  red zeus  red muse');
    const teller = tellerOf(placing.state);
    const whyNot = (name: string) => cellWhy(teller, askedAt(placing), cell(name), undefined);
    expect(whyNot('d6')).toEqual({ title: 'Why not d6?', sentences: [en.apart], rules: ['T-2'] });
    expect(whyNot('a4')).toMatchObject({ sentences: [en.marginColumns], rules: ['T-1'] });
    expect(whyNot('b4').sentences[0]).toBe(en.occupied('Ajax'));
  });

  test('of an ability says who forbids it, or what is asked for', () => {
    const asking = scene('red hand: jason 1/1/1/1\nblue medusa 9/9/9/9  blue hydra 9/9/9/9  .\n.  *  blue zeus 9/9/9/9').place(
      'jason',
      'e3',
    );
    const teller = tellerOf(asking.state);
    const whyNot = (id: string) => tileReason(teller, askedAt(asking), tile(id));
    expect(whyNot('hydra')).toMatchObject({
      short: 'held by Medusa',
      sentences: [en.heldBy('Hydra', 'Medusa'), expect.anything(), expect.anything()],
    });
    expect(whyNot('medusa').short).toBe('not next to it');
    expect(tileReason(teller, askedAt(asking), 0)).toMatchObject({ short: 'terrain stays', rules: expect.arrayContaining(['T-7']) });
    expect(tileReason(inGerman(teller), askedAt(asking), tile('hydra')).short).toBe('festgehalten: Medusa');
    expect(cellWhy(teller, askedAt(asking), cell('a1'), undefined).sentences[0]).toBe(en.asksForTile('Jason'));
  });

  test('that was refused names what the one who asks wants', () => {
    const asking = scene('red hand: jason\nblue hydra  .\n*  .').place('jason', 'e3');
    const why = refusedWhy(tellerOf(asking.state), askedAt(asking), 'That is not on offer.');
    expect(why.sentences[0]).toBe('That is not on offer.');
    expect(why.sentences[1]).toMatch(/^Jason: /);
    expect(why.rules).toContain('O-18');
  });

  test('of a hand says whose it is, or who has forbidden it', () => {
    const ban = `{"kind":"ban","by":${tile('basilisk')},"seat":0,"tile":${tile('jason')}}`;
    const placing = scene(`red hand: jason, ajax\nblue hand: zeus\nlasting: [${ban}]\nred hydra  *`);
    const teller = tellerOf(placing.state);
    expect(handWhy(teller, askedAt(placing), tile('jason'), 0, undefined).sentences[0]).toBe(en.banned('Jason', 'Basilisk'));
    expect(handWhy(teller, askedAt(placing), tile('zeus'), 1, undefined).sentences[0]).toBe(en.theirHand('Zeus'));
    expect(handWhy(teller, undefined, tile('zeus'), 1, 'Bot').sentences).toContain(en.waitsFor('Bot'));
  });
});
