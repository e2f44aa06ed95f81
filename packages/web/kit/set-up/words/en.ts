/** The texts of setting up a position. German implements the same. */
export const en = {
  setUp: 'Set up',
  text: 'Every change counts right away. What lies nowhere is in its deck or bag.',
  players: 'Players (new deal)',
  add: 'Add',
  addTo: (field: string): string => `Add to ${field}`,
  piece: (field: string, at: number): string => `${field}, ${at}`,
  remove: 'Remove',
};

export type SetUpWords = typeof en;
