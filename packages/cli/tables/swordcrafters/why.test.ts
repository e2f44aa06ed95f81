import { swordcrafters as game } from '@swordtable/games/swordcrafters/rules';
import { expect, test } from 'vitest';
import { runInfoCommand } from '../../play/info-commands.ts';
import { openMatch } from '../../play/match.ts';
import { PLAIN } from '../../screen/look.ts';
import { swordcrafters as table } from './table.ts';

const match = openMatch(game, 1, { opponents: 2, magic: 'beginner' }, 'why');
const said = (text: string): string | undefined => runInfoCommand({ match, seat: 0, table, look: PLAIN }, text)?.join('\n');

test('points, finished swords, and magic cards are explained by their names', () => {
  expect(said('why score')).toMatch(/^Amber’s points\n {2}\d+ quality \+ \d+ longest .* points/s);
  expect(said('why Amber')).toBe(said('why score'));
  expect(said('why magic 1')).toMatch(/^(Most|Fewest) .*\n.*place: \d+ points/s);
  expect(said('why magic 9')).toContain('There’s nothing to explain about "magic 9"');
  expect(said('why nobody')).toContain('or name something: "score"');
});
