export interface Services {
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** Sentences about what isn't available. */
  readonly said: readonly string[];
  stop(): Promise<unknown>;
}

export interface PrivatePostgres {
  readonly url: string;
  halt(signal?: NodeJS.Signals): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether PostgreSQL waits for the disk: by default it does. */
export interface Syncing {
  readonly isSynced?: boolean;
}

export declare const startServices: (
  given?: { readonly databaseUrl?: string | undefined; readonly redisUrl?: string | undefined },
  how?: Syncing,
) => Promise<Services>;
export interface PrivateRedis {
  readonly url: string;
  stop(): Promise<void>;
}

export declare const startPostgres: (how?: Syncing) => Promise<PrivatePostgres>;
export declare const startRedis: () => Promise<PrivateRedis>;
