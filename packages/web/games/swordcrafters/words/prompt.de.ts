import type { PromptWords } from './prompt.en.ts';

const lineOf = (axis: 'H' | 'V', before: number): string => `zwischen ${axis === 'H' ? 'Zeile' : 'Spalte'} ${before} und ${before + 1}`;

export const de: PromptWords = {
  asked: (lead, what) => `${lead}: ${what}`,
  leads: { slice: 'Schneiden', select: 'Wählen', craft: 'Schmieden' },
  slice: 'Teile eine Gruppe in zwei',
  sliceText: 'An einer geraden Linie, von Rand zu Rand. Niemand muss nehmen, was er selbst geschnitten hat.',
  select: 'Nimm eine Gruppe',
  selectText: 'Alle ihre Plättchen kommen in dieser Runde in dein Schwert. Mit der Schmiede kommt der Startstein.',
  across: 'Schneide quer und behalte einen Teil',
  down: 'Schneide von oben nach unten und behalte einen Teil',
  cutText: (left) => `${left === 1 ? 'Der letzte Schnitt' : `Noch ${left} Schnitte`}. Der andere Teil geht aus dem Spiel.`,
  cutsAfter: 'Behalte genug für die Schnitte, die noch kommen.',
  sword: 'Welches Schwert bekommt die Gruppe, die du zuerst genommen hast?',
  swordText: 'Das andere Schwert bekommt die andere Gruppe.',
  craft: (left) => `Verbaue ${left === 1 ? 'das letzte Plättchen' : `${left} Plättchen`}`,
  craftText: 'Auf eine Seite, die so kurz ist wie die kürzeste. Sind alle fertig, bleibt Verbautes, wo es ist.',
  craftAlone: 'Auf eine Seite, die so kurz ist wie die kürzeste. Nach dem letzten Plättchen bleibt Verbautes, wo es ist.',
  closed: (open, side) => {
    const numbers = open.map((each) => each + 1);
    const [last, before] = [numbers.at(-1), numbers.slice(0, -1)];
    return before.length === 0
      ? `Seite ${side + 1} ist um eins länger als Seite ${last}: Nur Seite ${last} ist offen.`
      : `Seite ${side + 1} ist um eins länger als die Seiten ${before.join(', ')} und ${last}: Nur die sind offen.`;
  },
  chooseSide: (tile) => `Auf welche Seite? In der Hand: ${tile}`,
  crafted: 'Alles ist verbaut. Die anderen sind noch dabei.',
  answers: {
    cut: (group, axis, before) => `Gruppe ${group} ${lineOf(axis, before)} schneiden`,
    cutHere: 'Hier schneiden',
    take: (tiles, forge) => `Nehmen: ${tiles}${forge ? ', dazu die Schmiede' : ''}`,
    takeThis: 'Diese Gruppe nehmen',
    keep: (axis, before, isFirst) =>
      `${lineOf(axis, before).replace('zwischen', 'Zwischen')} schneiden, den ${axis === 'H' ? (isFirst ? 'oberen' : 'unteren') : isFirst ? 'linken' : 'rechten'} Teil behalten`,
    keepThis: 'Diesen Teil behalten',
    sword: (on) => (on === 0 ? 'Das erste Schwert' : 'Das zweite Schwert'),
    build: (tile, side, on) =>
      `${tile} auf Seite ${side + 1}${on === undefined ? '' : on === 0 ? ' des ersten Schwerts' : ' des zweiten Schwerts'}`,
  },
};
