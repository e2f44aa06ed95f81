import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterFile } from '@swordtable/server/testing/after-file';
import { printedAddress } from '@swordtable/server/testing/printed-address';
import { WIDE } from '@swordtable/server/testing/wide';

const COMMAND = fileURLToPath(new URL('../../cli/bin/swordtable.js', import.meta.url));

/**
 * The server in its own process, which can be killed and restarted at the same address with the same store. Start it in a hook or a test:
 * nothing ends what a file starts whose tests are all left out.
 */
export interface ServiceProcess {
  start(): Promise<string>;
  kill(): Promise<void>;
}

export const newProcess = (settings: Readonly<Record<string, string>> = {}): ServiceProcess => {
  let folder: string | undefined;
  let child: ChildProcess | undefined;
  let port = '0';
  const kill = async (): Promise<void> => {
    const dying = child;
    child = undefined;
    if (dying === undefined || dying.exitCode !== null) return;
    const gone = once(dying, 'exit');
    dying.kill('SIGKILL');
    await gone;
  };
  const newFolder = (): string => {
    const made = mkdtempSync(join(tmpdir(), 'swordtable-e2e-'));
    afterFile(async () => {
      await kill();
      rmSync(made, { recursive: true, force: true });
    });
    return made;
  };
  return {
    kill,
    start: async () => {
      folder ??= newFolder();
      const born = spawn(process.execPath, [COMMAND, 'serve'], {
        env: { ...process.env, ...WIDE, DATA: folder, PORT: port, DATABASE_URL: '', REDIS_URL: '', ...settings },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = born;
      const address = await printedAddress(born);
      port = new URL(address).port;
      return address;
    },
  };
};
