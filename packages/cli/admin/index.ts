import { operatorRoutes } from '@swordtable/server/api/operator-routes';
import { callAs, type Desk, deskAt } from './call.ts';
import { reportText, sanctionText } from './report-text.ts';

export { type Desk, deskAt };

const say = (...lines: readonly string[]): void => console.log(lines.join('\n'));

export const showReports = async (desk: Desk, state: 'open' | 'closed'): Promise<void> => {
  const { reports } = await callAs(desk, operatorRoutes.listReports, { query: { state } });
  say(...(reports.length === 0 ? [`No ${state} reports.`] : reports.flatMap(reportText)));
};

export const closeReport = async (desk: Desk, report: string, note: string): Promise<void> => {
  say(...reportText(await callAs(desk, operatorRoutes.closeReport, { params: { report }, body: { note } })));
};

export const findPlayer = async (desk: Desk, name: string): Promise<void> => {
  const { player, sanction } = await callAs(desk, operatorRoutes.findPlayer, { query: { name } });
  if (player === null) return say('No player has this name.');
  say(`${player.player}  ${player.name}`, ...(sanction === null ? [] : [sanctionText(sanction)]));
};

export const renamePlayer = async (desk: Desk, player: string, name: string): Promise<void> => {
  const { name: now } = await callAs(desk, operatorRoutes.renamePlayer, { params: { player }, body: { name } });
  say(`${player} is now called ${now}.`);
};

export const showSanctions = async (desk: Desk): Promise<void> => {
  const { sanctions } = await callAs(desk, operatorRoutes.listSanctions, {});
  say(...(sanctions.length === 0 ? ['No one is silenced or banned.'] : sanctions.map(sanctionText)));
};

interface Sanctioning {
  readonly days?: number;
  readonly why?: string;
}

export const impose = async (desk: Desk, who: string, what: 'silenced' | 'banned', { days, why = '' }: Sanctioning): Promise<void> => {
  say(sanctionText(await callAs(desk, operatorRoutes.imposeSanction, { params: { who }, body: { what, days: days ?? null, why } })));
};

export const lift = async (desk: Desk, who: string): Promise<void> => {
  await callAs(desk, operatorRoutes.liftSanction, { params: { who } });
  say(`${who} can talk and play again.`);
};

export const endMatch = async (desk: Desk, match: string): Promise<void> => {
  const { again } = await callAs(desk, operatorRoutes.endMatch, { params: { match }, body: {} });
  say(again ? `${match} was over already.` : `${match} has ended.`);
};

/** Begins maintenance with a sentence, ends it, or says whether it's on. */
export const maintain = async (desk: Desk, note: string | null | undefined): Promise<void> => {
  const now =
    note === undefined
      ? await callAs(desk, operatorRoutes.maintenance, {})
      : await callAs(desk, operatorRoutes.setMaintenance, { body: { note } });
  say(now.note === null ? 'Maintenance is off.' : `Maintenance is on: ${now.note}`);
};
