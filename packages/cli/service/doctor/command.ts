import { availableParallelism } from 'node:os';
import { plural } from '@swordtable/games/grammar';
import type { Environment } from '@swordtable/server/config';
import { lookOf } from '../../screen/look.ts';
import { FAILED } from '../../stop.ts';
import { type Finding, type Level, ok } from './finding.ts';
import { checkPorts } from './ports.ts';
import { checkBots, checkClock, checkFiles, checkNode } from './program.ts';
import { maskerFor } from './secrets.ts';
import { checkNetwork, checkOperator, checkRetention, checkSettings } from './settings.ts';
import { checkStore } from './store.ts';

export interface DoctorOptions {
  readonly json?: boolean;
}

const examine = async (env: Environment): Promise<readonly Finding[]> => {
  const { findings, config } = checkSettings(env);
  const always = [checkNode(), checkFiles(), checkClock(), ...findings];
  if (config === undefined) return [...always, ok('The rest', 'Not checked: correct the settings first.')];
  return [
    ...always,
    ...checkNetwork(config),
    ...(await checkPorts(config)),
    ...(await checkStore(config)),
    await checkBots(config, availableParallelism()),
    checkRetention(config),
    checkOperator(config),
  ];
};

const MARKS: Readonly<Record<Level, string>> = { ok: 'ok     ', warning: 'warning', problem: 'PROBLEM' };

const show = (findings: readonly Finding[]): void => {
  const { paint } = lookOf(process.stdout);
  const colors = { ok: paint.green, warning: paint.yellow, problem: paint.red };
  const width = Math.max(...findings.map(({ about }) => about.length));
  for (const { about, level, text } of findings) console.log(`${colors[level](MARKS[level])}  ${about.padEnd(width)}  ${text}`);
  const count = (wanted: Level): number => findings.filter(({ level }) => level === wanted).length;
  console.log(`\n${plural(count('problem'), 'problem')}, ${plural(count('warning'), 'warning')}.`);
};

/** Diagnoses the installation with the settings that the server would have. */
export const doctor = async ({ json }: DoctorOptions): Promise<void> => {
  const masked = maskerFor(process.env);
  const findings = (await examine(process.env)).map((each) => ({ ...each, text: masked(each.text) }));
  const isSound = findings.every(({ level }) => level !== 'problem');
  if (json === true) console.log(JSON.stringify({ ok: isSound, findings }, null, 2));
  else show(findings);
  if (!isSound) process.exitCode = FAILED;
};
