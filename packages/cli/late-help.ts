import type { Command } from 'commander';

const late = new WeakMap<Command, () => Promise<void>>();

/** Adds text after the help of a command that is written only when the command is used: it takes the rules of all games to write. */
export const addLateHelp = (command: Command, write: () => Promise<string>): Command => {
  let text = '';
  late.set(command, async () => {
    text = await write();
  });
  return command.addHelpText('after', () => text);
};

/** Has such texts written before they're shown. Commander's own "help" wouldn't wait for them, so this is another. */
export const awaitLateHelp = (root: Command): void => {
  root.hook('preSubcommand', (_, command) => late.get(command)?.());
  root
    .helpCommand(false)
    .command('help')
    .description('display help for command')
    .argument('[command]')
    .allowExcessArguments()
    .action(async (name: string | undefined) => {
      if (name === undefined) root.help();
      const command = root.commands.find((known) => known.name() === name) ?? root.help({ error: true });
      await late.get(command)?.();
      command.help();
    });
};
