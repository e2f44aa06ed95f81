/** The edit distance between two words. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 0; i < one.length; i++) {
    const above = row;
    row = [i + 1];
    for (let j = 0; j < other.length; j++) {
      const change = (above[j] as number) + (one[i] === other[j] ? 0 : 1);
      row.push(Math.min(change, (above[j + 1] as number) + 1, (row[j] as number) + 1));
    }
  }
  return row[other.length] as number;
};

const LENGTH_MAX = 40;

/** ` Did you mean "hydra"?` if one of the words is similar or starts the same, else nothing. */
export const nearest = (word: string, known: readonly string[]): string => {
  const wanted = word.toLowerCase();
  if (wanted === '' || wanted.length > LENGTH_MAX) return '';
  const ranked = known
    .map((other) => ({ other, far: other.toLowerCase().startsWith(wanted) ? 1 : distance(wanted, other.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far);
  const best = ranked[0];
  return best !== undefined && best.far <= Math.max(1, Math.floor(wanted.length / 3)) ? ` Did you mean "${best.other}"?` : '';
};
