/** What the table of a game without a board says. */
export const en = {
  back: 'Back',
  table: 'Table',
  log: 'Log',
};
