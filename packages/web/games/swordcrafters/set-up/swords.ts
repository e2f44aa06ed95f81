/** A sword as a scene writes it, `rd: rr / s / ee / b`: each letter is a tile. */
export interface WrittenSword {
  readonly guards: readonly string[];
  readonly sides: readonly (readonly string[])[];
}

export const lettersIn = (text: string): readonly string[] => [...text.replace(/[\s-]/g, '')];

/** A smith's swords; those who wield two have a bar between them. */
export const swordsIn = (text: string): readonly WrittenSword[] =>
  text.split('|').map((sword) => {
    const [guards = '', sides = ''] = sword.split(':');
    return { guards: lettersIn(guards), sides: sides.split('/').map(lettersIn) };
  });

export const swordsText = (swords: readonly WrittenSword[]): string =>
  swords.map(({ guards, sides }) => `${guards.join('')}: ${sides.map((side) => side.join('')).join(' / ')}`).join(' | ');
