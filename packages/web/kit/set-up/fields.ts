/** One of several things that can be chosen, by its name in the page's language. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

interface Named {
  /** Different from all others of its game. */
  readonly id: string;
  readonly name: string;
}

/** One thing out of several. */
export interface ChoiceField extends Named {
  readonly kind: 'choice';
  readonly value: string;
  readonly choices: readonly Choice[];
  /** The scene with another value. */
  readonly set: (value: string) => string;
}

/** A number from 0 on. */
export interface CountField extends Named {
  readonly kind: 'count';
  readonly value: number;
  readonly max: number;
  readonly set: (value: number) => string;
}

/** Pieces in a row: each can be exchanged or removed, and others added. */
export interface PiecesField extends Named {
  readonly kind: 'pieces';
  readonly pieces: readonly string[];
  /** What can lie there, the pieces that do included. */
  readonly choices: readonly Choice[];
  /** Nothing is added or removed, only exchanged. */
  readonly isFixed?: true;
  /** There is only one of each, so what lies there can't be added. */
  readonly isOnce?: true;
  /** They lie in rows of this many, with something else, by its name, before one of them. */
  readonly grid?: { readonly columns: number; readonly gapBefore: number; readonly gap: string };
  readonly set: (pieces: readonly string[]) => string;
}

/** Something of a position that can be changed by hand. */
export type Field = ChoiceField | CountField | PiecesField;

type Described<Shown extends Field> = Omit<Shown, 'kind'>;
export const choiceField = (field: Described<ChoiceField>): Field => ({ kind: 'choice', ...field });
export const countField = (field: Described<CountField>): Field => ({ kind: 'count', ...field });
export const piecesField = (field: Described<PiecesField>): Field => ({ kind: 'pieces', ...field });

/** Fields that belong together, such as a player's. */
export interface FieldGroup extends Named {
  readonly fields: readonly Field[];
}

/** How positions of a game are set up by hand, in the language of the page, by players with these names. */
export interface SetUp {
  readonly useSetUp: () => {
    /** All that can be changed in a scene. */
    readonly fieldsOf: (scene: string, seats: readonly string[]) => readonly FieldGroup[];
    /** Why a change isn't possible, by the sentence of the rules; undefined for one that no change here leads to. */
    readonly troubleOf: (sentence: string, seats: readonly string[]) => string | undefined;
  };
}
