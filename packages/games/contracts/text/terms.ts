import type { Token } from '../cards/attributes.ts';
import type { Card } from '../cards/catalog.ts';
import type { Arc, Class, Domain, Kind, Slot, Track } from '../cards/terms.ts';

/** How hard an attribute is to come by; a wild one stands for any of its grade. */
type Grade = 'basic' | 'advanced' | 'expert';

/** The phases and steps of a round, and what comes after the last one. */
export type Stage = 'encounter' | 'equipment' | 'preparation' | 'contract' | 'reward' | 'payment' | 'cleanUp' | 'over';

/** The rulebook's terms in one language, as they are used alone: on a card, on a button, above a column. */
export interface Terms {
  readonly class: Readonly<Record<Class, string>>;
  /** The same of many: those who alone may use something. */
  readonly classes: Readonly<Record<Class, string>>;
  readonly domain: Readonly<Record<Domain, string>>;
  readonly slot: Readonly<Record<Slot, string>>;
  readonly kind: Readonly<Record<Kind, string>>;
  readonly token: Readonly<Record<Token, string>>;
  readonly grade: Readonly<Record<Grade, string>>;
  readonly arc: Readonly<Record<Arc, string>>;
  readonly track: Readonly<Record<Track, string>>;
  readonly stage: Readonly<Record<Stage, string>>;
  /** What a card is, and many of its sort. */
  readonly sort: Readonly<Record<Card['is'], string>>;
  readonly sorts: Readonly<Record<Card['is'], string>>;
  readonly gold: string;
  readonly luck: string;
  readonly fame: string;
  readonly experience: string;
  readonly salary: string;
  readonly cursed: string;
  /** The labels of a card's numbers. */
  readonly facts: Readonly<Record<'attributes' | 'domains' | 'onlyFor' | 'payFame' | 'fee' | 'price', string>>;
  /** Said of a salary that is none. */
  readonly unpaid: string;
  /** The number of basic attributes that each level of a track of the camp takes. */
  readonly camp: (each: number) => string;
  /** "Level 2". */
  readonly level: (level: number) => string;
}
