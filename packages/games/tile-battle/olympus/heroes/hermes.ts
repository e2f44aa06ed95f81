import { columnOf, rowOf } from '../../field/cells.ts';
import { type Hero, type Moment, must, rowOrColumn } from '../../hero/hero.ts';
import { doNotBattle, flip } from '../../hero/verbs.ts';
import { cellOf } from '../../state.ts';
import type { Tile } from '../../tile.ts';

const inLine = ({ s, self }: Moment, line: number): readonly Tile[] => {
  const lineOf = line === 0 ? rowOf : columnOf;
  return s.field.filter((tile) => lineOf(cellOf(s, tile)) === lineOf(cellOf(s, self)));
};

export const hermes: Hero = {
  id: 'hermes',
  ability: 'Winged Heels',
  kind: 'mandatory',
  text: 'Hermes does not battle. Choose his row or column and flip every hero in it, Hermes included.',
  rulings: ['O-20', 'T-11'],
  placed: must({
    choose: [rowOrColumn],
    then: (m, line) => [doNotBattle(m), flip(m, ...inLine(m, line))],
  }),
};
