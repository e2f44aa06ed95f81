/** Enough answers to end any game that is played at random. */
const ALL = 5_000;

/** After how many answers each game's table is worth seeing, and with how many players. */
export const STAGES: Readonly<Record<string, { readonly seats: number; readonly answers: readonly number[] }>> = {
  olympus: { seats: 2, answers: [3, 22, 52, ALL] },
  asgard: { seats: 2, answers: [3, 22, 52, ALL] },
  battlefields: { seats: 2, answers: [0, 8, 30, 80, ALL] },
  swordcrafters: { seats: 3, answers: [0, 4, 20, 60, ALL] },
  contracts: { seats: 3, answers: [6, 30, 70, 140, ALL] },
};

export const stageName = (answers: number): string =>
  answers === ALL ? 'The end' : answers === 0 ? 'The beginning' : `After ${answers} answers`;

export const boardHref = (game: string, seats: number, answers: number, theme: string): string =>
  `./board.html?${new URLSearchParams({ game, answers: `${answers}`, seats: `${seats}`, theme })}`;
