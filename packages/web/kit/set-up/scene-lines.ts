/** The lines of a scene, by their names. */
export type SceneLines = ReadonlyMap<string, string>;

/** The lines of a scene that the game has written itself. */
export const linesIn = (scene: string): SceneLines =>
  new Map(
    scene.split('\n').flatMap((line): (readonly [string, string])[] => {
      const at = line.indexOf(':');
      return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 1).trim()]];
    }),
  );

/** The words of a line. */
export const wordsIn = (lines: SceneLines, name: string): readonly string[] =>
  (lines.get(name) ?? '').split(/\s+/).filter((word) => word !== '');

/** The scene with some lines changed; those without a text are left out. */
export const withLines = (lines: SceneLines, changed: Readonly<Record<string, string>>, isStale: (name: string) => boolean): string => {
  const kept = [...lines].filter(([name]) => !isStale(name) && !Object.hasOwn(changed, name));
  return [...kept, ...Object.entries(changed)].flatMap(([name, text]) => (text === '' ? [] : [`${name}: ${text}`])).join('\n');
};

/** Lines that say what is still to be done. */
const PENDING = ['agenda', 'exchange'];

/** The scene as it is, and with the turn begun again, which fits more changes. */
export const attemptsAt = (scene: string): readonly string[] => {
  const lines = linesIn(scene);
  return [scene, withLines(lines, {}, (name) => PENDING.includes(name))];
};
