import type { PathLike } from 'node:fs';

export interface PrivateCaddy {
  readonly url: string;
  stop(): Promise<void>;
}

export declare const hasCaddy: () => boolean;
export declare const startCaddy: (file: PathLike, upstreams: readonly string[]) => Promise<PrivateCaddy>;
