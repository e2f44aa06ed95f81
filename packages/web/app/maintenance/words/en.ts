/** What is said during maintenance. */
export const en = {
  heading: 'Maintenance',
  since: (moment: string): string => `Maintenance since ${moment}`,
  works: {
    page: 'Nothing new can begin online until it’s over. Matches that have begun continue, and you can play bots on this device.',
    running: 'This match continues as usual: moves, talk, and clocks. A rematch has to wait.',
    over: 'The replay and the review still work. A rematch has to wait.',
  },
};
