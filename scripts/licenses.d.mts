export interface Library {
  readonly name: string;
  readonly version: string;
  readonly license: string | undefined;
  /** Whether it is needed only for development. */
  readonly isTool: boolean;
}

interface Lock {
  readonly packages: Readonly<Record<string, object>>;
}

export declare const librariesIn: (lock: Lock) => readonly Library[];
export declare const problemWith: (library: Library) => string | undefined;
