import { accept, type Result, refuse } from '@swordtable/kernel';

/** The version of the links. A scene's notation can still be read when links have changed, so the text is the better archive. */
const VERSION = '1';
/** The longest link that every browser and messenger takes. */
const LENGTH_MAX = 8_000;

/** Runs of spaces only align the picture. */
const squeezed = (scene: string): string =>
  scene
    .split('\n')
    .map((line) => line.trim().replace(/ {2,}/g, '  '))
    .join('\n');

const encoded = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const decoded = (code: string): string | undefined => {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** The part of an address after `#` that carries a scene; refused if it would be too long. */
export const sceneFragment = (scene: string): Result<string> => {
  const code = `#${VERSION}.${encoded(squeezed(scene))}`;
  return code.length > LENGTH_MAX ? refuse('scene-long', 'This position is too long for a link. Copy it as text instead.') : accept(code);
};

/** The scene in an address; undefined if there is none. */
export const sceneInFragment = (hash: string): Result<string | undefined> => {
  if (hash.length <= 1) return accept(undefined);
  if (hash.length > LENGTH_MAX) return refuse('scene-long', 'This position is too long for a link. Copy it as text instead.');
  const [, version, code = ''] = /^#(\w{1,4})\.([\w-]*)$/.exec(hash) ?? [];
  if (version !== undefined && version !== VERSION)
    return refuse('scene-version', 'This link is from another version of Swordtable. Ask for the position as text.');
  const text = version === undefined ? undefined : decoded(code);
  return text === undefined ? refuse('scene-link', 'This link is damaged. Ask for the position as text.') : accept(text);
};
