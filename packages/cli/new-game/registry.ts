import type { Names } from './names.ts';

/** The registry of the rules (packages/games/index.ts) with one more game, to be formatted. */
export const registered = (text: string, { id, variable }: Names): string =>
  `import { ${variable} } from './${id}/rules.ts';\n${text}`.replace(
    /(export const GAMES: readonly Game\[\] = \[[^\]]*?),?(\s*\];)/,
    (_, list: string, end: string) => `${list}, ${variable}${end}`,
  );

/** The registry of the page (packages/web/client/local/games.ts) with one more game, to be formatted. */
export const registeredInPage = (text: string, { id, variable }: Names): string =>
  text.replace(
    /(const GAMES: Rules = \{[\s\S]*?)(\n\};)/,
    (_, list: string, end: string) =>
      `${list}\n  '${id}': async () => [(await import('@swordtable/games/${id}/rules')).${variable}],${end}`,
  );
