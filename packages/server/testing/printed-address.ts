import type { ChildProcess } from 'node:child_process';

/** The address that a service prints when it is ready; fails if it ends before that. */
export const printedAddress = (service: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    service.once('exit', () => reject(new Error(`The service ended: ${said}`)));
    service.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, address] = /"address":"([^"]+)"/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
