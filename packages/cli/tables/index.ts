import { edition as contracts1 } from '@swordtable/games/contracts/edition/version-1';
import { edition as contracts2 } from '@swordtable/games/contracts/edition/version-2';
import { edition as contracts3 } from '@swordtable/games/contracts/edition/version-3';
import { edition as contracts4 } from '@swordtable/games/contracts/edition/version-4';
import type { Edition } from '@swordtable/games/edition';
import type { Game } from '@swordtable/kernel';
import { battlefields } from './battlefields/table.ts';
import { contracts, contractsIn } from './contracts/table.ts';
import { plainTable } from './plain.ts';
import { swordcrafters } from './swordcrafters/table.ts';
import type { Table } from './table.ts';
import { tileBattle } from './tile-battle/table.ts';

/** A table is looked up by its game's id, so whatever is handed to it is of that game: only here are the types of one game forgotten. */
const TABLES: Readonly<Record<string, Table>> = { olympus: tileBattle, asgard: tileBattle, battlefields, swordcrafters, contracts };

/** What matches that began with older versions are shown as; set up for the first of them. */
const OLDER: Readonly<Record<string, () => Edition>> = {
  'contracts 4': contracts4,
  'contracts 3': contracts3,
  'contracts 2': contracts2,
  'contracts 1': contracts1,
};

/** The table of a game; a game that has none of its own is shown by its view and its words. */
export const tableOf = (game: Pick<Game, 'id' | 'version' | 'words'>): Table => {
  const older = OLDER[`${game.id} ${game.version}`];
  return older === undefined ? (TABLES[game.id] ?? plainTable(game)) : contractsIn(older());
};
