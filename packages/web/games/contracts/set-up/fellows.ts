/** A companion as a scene writes it: `borwyn experience=1 war-axe strength=4 ready`. */
export interface WrittenFellow {
  readonly card: string;
  /** Equipment and skills. */
  readonly has: readonly string[];
  /** Numbers by their names: attributes, `experience`, and others. */
  readonly counts: ReadonlyMap<string, number>;
  readonly isReady: boolean;
}

const READY = 'ready';

export const fellowsIn = (text: string): readonly WrittenFellow[] =>
  text.split('|').flatMap((part) => {
    const [card = '', ...words] = part.trim().split(/\s+/);
    if (card === '') return [];
    const counted = words.filter((word) => word.includes('=')).map((word) => word.split('='));
    return [
      {
        card,
        has: words.filter((word) => word !== READY && !word.includes('=')),
        counts: new Map(counted.map(([name = '', count]) => [name, Number(count)])),
        isReady: words.includes(READY),
      },
    ];
  });

export const fellowsText = (fellows: readonly WrittenFellow[]): string =>
  fellows
    .map(({ card, has, counts, isReady }) => {
      const numbers = [...counts].flatMap(([name, count]) => (count > 0 ? [`${name}=${count}`] : []));
      return [card, ...numbers, ...has, ...(isReady ? [READY] : [])].join(' ');
    })
    .join(' | ');

/** A party's line with another number: `gold=5 luck=2 passed`. */
export const withCount = (text: string, name: string, count: number): string => {
  const words = text.split(/\s+/).filter((word) => word !== '-' && word !== '' && !word.startsWith(`${name}=`));
  const changed = count > 0 ? [`${name}=${count}`, ...words] : words;
  return changed.length === 0 ? '-' : changed.join(' ');
};

export const countIn = (text: string, name: string): number => Number(new RegExp(`(?:^|\\s)${name}=(\\d+)`).exec(text)?.[1] ?? 0);
