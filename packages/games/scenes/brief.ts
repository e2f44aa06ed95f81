import { canonicalJson, type SceneNotation } from '@swordtable/kernel';

/** What a value has, in whatever order. */
const contentOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return canonicalJson(value);
  const parts = Array.isArray(value) ? value.map(contentOf) : Object.entries(value).map(([name, part]) => `${name} ${contentOf(part)}`);
  return `[${parts.sort().join()}]`;
};

/**
 * A scene without chance, without the order of decks that have all that lies nowhere else, and without the lines that say what a reader
 * assumes anyway: short enough to share.
 */
export const brief = <State>(scene: string, read: SceneNotation<State>['read']): string => {
  let lines = scene.split('\n').filter((line) => !line.startsWith('random:'));
  const whole = contentOf(read(lines.join('\n')));
  for (const line of lines) {
    const shorter = lines.filter((each) => each !== line);
    if (contentOf(read(shorter.join('\n'))) === whole) lines = shorter;
  }
  return lines.join('\n');
};
