/** The texts of a table without a board. */
export const en = {
  back: 'Back',
  table: 'Table',
  log: 'Log',
};
