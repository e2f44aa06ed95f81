import type { Words } from '@swordtable/kernel';
import type { ComponentType } from 'react';
import type { AnalysisProps } from '../kit/analysis/analysis.ts';
import type { GallerySectionIn } from '../kit/gallery/pieces.ts';
import type { Course } from '../kit/lessons/lesson.ts';
import type { BookIn } from '../kit/rules/book.ts';
import type { SetUp } from '../kit/set-up/fields.ts';
import type { GameTable } from '../kit/table/game-table.ts';
import type { Language } from '../kit/words/language.ts';

/** What a game brings to the page. Each part is loaded when somebody first needs it. */
export interface WebGame {
  /** Its own table; a game without one is played at a generic table. */
  readonly table?: () => Promise<GameTable>;
  readonly rules?: () => Promise<BookIn>;
  /** Its section of the gallery; games that share their pieces share one. */
  readonly gallery?: () => Promise<GallerySectionIn>;
  /** The guided first game. */
  readonly lessons?: () => Promise<Course>;
  /** Its own analysis board; editions of one game share it. */
  readonly analysis?: () => Promise<ComponentType<AnalysisProps>>;
  /** Whether its positions can be written as text: then they're analyzed on its table if it has no board of its own. */
  readonly scenes?: true;
  /** How its positions are set up by hand, if it has no board of its own for that. */
  readonly setUp?: () => Promise<SetUp>;
  /** Its sentences in other languages, for the generic table; what is missing is said in English. */
  readonly words?: Partial<Record<Exclude<Language, 'en'>, () => Promise<Partial<Words<unknown, unknown>>>>>;
}

const tileBattle: WebGame = {
  table: async () => (await import('./tile-battle/index.ts')).tileTable,
  rules: async () => (await import('./tile-battle/rules/rule-book.ts')).tileBook,
  gallery: async () => (await import('./tile-battle/gallery/pieces.tsx')).tileSection,
  scenes: true,
  analysis: async () => (await import('./tile-battle/analysis/analysis.tsx')).Analysis,
};

/** Every game that brings more than its rules, in the order in which the gallery shows them. */
const WEB_GAMES: Readonly<Record<string, WebGame>> = {
  olympus: { ...tileBattle, lessons: async () => (await import('./tile-battle/lessons/course.tsx')).tileCourse },
  asgard: { ...tileBattle, lessons: async () => (await import('./tile-battle/lessons/asgard-course.ts')).asgardCourse },
  battlefields: {
    scenes: true,
    setUp: async () => (await import('./battlefields/set-up/set-up.ts')).battleSetUp,
    table: async () => (await import('./battlefields/index.ts')).battlefieldsTable,
    rules: async () => (await import('./battlefields/rules/rule-book.ts')).battleBook,
    gallery: async () => (await import('./battlefields/gallery/pieces.tsx')).battleSection,
    lessons: async () => (await import('./battlefields/lessons/course.ts')).battleCourse,
  },
  swordcrafters: {
    scenes: true,
    setUp: async () => (await import('./swordcrafters/set-up/set-up.ts')).swordSetUp,
    table: async () => (await import('./swordcrafters/index.ts')).swordcraftersTable,
    rules: async () => (await import('./swordcrafters/rules/rule-book.ts')).swordBook,
    gallery: async () => (await import('./swordcrafters/gallery/pieces.tsx')).swordSection,
    lessons: async () => (await import('./swordcrafters/lessons/course.ts')).swordCourse,
  },
  contracts: {
    scenes: true,
    setUp: async () => (await import('./contracts/set-up/set-up.ts')).contractSetUp,
    table: async () => (await import('./contracts/index.ts')).contractsTable,
    rules: async () => (await import('./contracts/rules/rule-book.ts')).contractBook,
    gallery: async () => (await import('./contracts/gallery/pieces.tsx')).contractsSection,
    lessons: async () => (await import('./contracts/lessons/course.ts')).contractsCourse,
  },
};

/** What a game brings; nothing for one that has only its rules. */
export const webGame = (game: string): WebGame | undefined => (Object.hasOwn(WEB_GAMES, game) ? WEB_GAMES[game] : undefined);

/** Whether positions of a game can be analyzed. */
export const hasAnalysis = (game: string): boolean => webGame(game)?.scenes === true;

/** The games whose positions can be analyzed. */
export const analyzedGames = (): readonly string[] => Object.keys(WEB_GAMES).filter(hasAnalysis);

/** Whether the page has the rules of a game to read. */
export const hasRuleBook = (game: string): boolean => webGame(game)?.rules !== undefined;

/** The gallery's sections, each once. */
export const gallerySections = (): readonly NonNullable<WebGame['gallery']>[] => [
  ...new Set(Object.values(WEB_GAMES).flatMap(({ gallery }) => gallery ?? [])),
];
