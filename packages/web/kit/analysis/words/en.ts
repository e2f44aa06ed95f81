/** The sentences that the analysis boards of all games share. German implements the same. */
export const en = {
  undo: 'Undo',
  redo: 'Redo',
  share: 'Share',
  playOn: 'Play on',
  expert: 'Expert',
  askExpert: 'Ask Expert',
  stop: 'Stop',
  thinking: (looks: number, of: number): string => `Thinking: ${looks} of ${of}`,
  expertText: 'What the strongest bot would play here, knowing only what the player knows.',
  shareTitle: 'Share this position',
  sceneText: 'The position as text',
  sceneHelp: 'Paste another one here to set it up.',
  copyText: 'Copy text',
  copyLink: 'Copy link',
  copied: 'Copied.',
  notCopied: 'This browser doesn’t let the page copy. Select the text and copy it.',
  read: 'Set up',
  playOnTitle: 'Play on from here',
  playOnText: 'What nobody knows, such as the deck, is shuffled.',
  playAs: 'You play',
  everyone: (sides: number): string => (sides === 2 ? 'Both sides' : 'All sides'),
  against: 'Bot strength',
  start: 'Start',
  cancel: 'Cancel',
};

export type SharedWords = typeof en;
