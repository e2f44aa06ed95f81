import type { Command } from 'commander';
import { wholeNumber } from '../argument-values.ts';
import { bundle } from '../bundle.ts';

/** Like the server, the operator's commands have their own bundle. */
const desk = (): Promise<typeof import('./index.ts')> => bundle('admin');

const DAYS_MAX = 3_650;

interface Sanctioning {
  readonly days?: number;
  readonly why?: string;
}

/** The commands of those who run a server. */
export const addAdmin = (root: Command): void => {
  const admin = root
    .command('admin')
    .summary('act as the operator of a running server')
    .description(
      'Shows reports, changes names, silences and bans, ends matches, and switches maintenance. Needs OPERATOR_KEY: see docs/talk.md.',
    )
    .option('--server <url>', 'the server, or one of its processes', 'http://127.0.0.1:8080');
  const at = async () => {
    const commands = await desk();
    return { ...commands, desk: commands.deskAt(admin.opts<{ server: string }>().server) };
  };

  admin
    .command('reports')
    .description('show the reports that are open')
    .option('--closed', 'those that are closed instead')
    .action(async ({ closed }: { closed?: boolean }) => {
      const { showReports, desk: own } = await at();
      await showReports(own, closed === true ? 'closed' : 'open');
    });
  admin
    .command('close')
    .description('close a report')
    .argument('<report>', 'its id')
    .argument('[note]', 'what was decided', '')
    .action(async (report: string, note: string) => {
      const { closeReport, desk: own } = await at();
      await closeReport(own, report, note);
    });
  admin
    .command('find')
    .description('find a player by name')
    .argument('<name>')
    .action(async (name: string) => {
      const { findPlayer, desk: own } = await at();
      await findPlayer(own, name);
    });
  admin
    .command('rename')
    .description('change a player’s name')
    .argument('<player>', 'the player’s id')
    .argument('<name>')
    .action(async (player: string, name: string) => {
      const { renamePlayer, desk: own } = await at();
      await renamePlayer(own, player, name);
    });
  for (const [command, what, description] of [
    ['silence', 'silenced', 'forbid someone to talk'],
    ['ban', 'banned', 'forbid someone to begin and join matches'],
  ] as const)
    admin
      .command(command)
      .description(description)
      .argument('<who>', 'a player’s id, or for a guest the fingerprint in the report')
      .option('--days <n>', 'for how long (default: for good)', wholeNumber(1, DAYS_MAX))
      .option('--why <sentence>', 'what the player is told')
      .action(async (who: string, options: Sanctioning) => {
        const { impose, desk: own } = await at();
        await impose(own, who, what, options);
      });
  admin
    .command('lift')
    .description('let someone talk and play again')
    .argument('<who>')
    .action(async (who: string) => {
      const { lift, desk: own } = await at();
      await lift(own, who);
    });
  admin
    .command('sanctions')
    .description('show who is silenced or banned')
    .action(async () => {
      const { showSanctions, desk: own } = await at();
      await showSanctions(own);
    });
  admin
    .command('end')
    .description('end a match, as if its players had left')
    .argument('<match>', 'its id')
    .action(async (match: string) => {
      const { endMatch, desk: own } = await at();
      await endMatch(own, match);
    });
  admin
    .command('maintenance')
    .description('say whether maintenance is on, or begin it with a sentence')
    .argument('[sentence]', 'what everyone reads who wants to begin something')
    .option('--off', 'end it')
    .action(async (note: string | undefined, { off }: { off?: boolean }) => {
      const { maintain, desk: own } = await at();
      await maintain(own, off === true ? null : note);
    });
};
