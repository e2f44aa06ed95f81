/** What the coach says in Asgard where it differs from Olympus. */
export const asgard = {
  lessons: {
    draft: {
      title: 'Take a tile',
      text: 'Twelve heroes are face up. You take one, the bot takes one, and so on until none is left: six each. Click the one you like, and confirm. Knight is strong.',
    },
    hands: {
      title: 'Nothing is discarded',
      text: 'In Olympus one hero of seven is discarded. Here the bot gets whatever you leave. You see its hand all the time, so also take what would hurt you.',
    },
    terrain: {
      title: 'The terrain',
      text: 'The gray tile belongs to no one and does nothing here. Other terrains do: Ragnarök removes six heroes between the rounds, Yggdrasil replaces the draft with draws from the deck, and in Niflheim flipped heroes keep battling.',
    },
    variants: {
      title: 'Other ways to play',
      text: 'Before a game you can change more: leave out the terrain, put it in the center so that all edges are locked from the start, or mix in the heroes of Olympus.',
    },
    tie: {
      title: 'A tie is played out',
      text: 'If you’re tied after round two, the heroes are shuffled back into the deck. Only the terrain stays, and you play another round of twelve, until one of you is ahead.',
    },
  },
  once: (name: string): string => `${name} scores once`,
  onceText: (text: string): string => `“${text}” So it scores only once. If it stays on the board for round two, it scores nothing more.`,
  alwaysText: (text: string): string =>
    `“${text}” In Asgard this starts after the hero’s own battle. From then on it applies as long as the tile is there.`,
};

export type AsgardWords = typeof asgard;
