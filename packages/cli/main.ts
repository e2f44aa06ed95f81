import { seatsForBots } from '@swordtable/bots';
import { games } from '@swordtable/games';
import type { Seat } from '@swordtable/kernel';
import { Command } from 'commander';
import colors from 'picocolors';

const program = new Command('swordtable').description('Five tabletop games: play, simulate, replay.').version('0.1.0');

program
  .command('play')
  .description('play a game in the terminal')
  .argument('[game]', 'which game')
  .action((game: string | undefined) => {
    const seats: readonly Seat[] = seatsForBots()[game ?? ''] ?? [];
    console.log(colors.bold(`${games.length} games are on the table${seats.length > 0 ? `; bots take ${seats.length} seats` : ''}.`));
  });

await program.parseAsync();
