import type { DoctorOptions } from './doctor/command.ts';
import type { prune as pruneNow } from './prune.ts';
import type { serve as serveNow } from './serve.ts';
import type { rerun as rerunNow } from './store.ts';

export type { DoctorOptions } from './doctor/command.ts';

// Each command is loaded when it's run: the server starts without the libraries of stores that it doesn't use.
export const serve = async (options: Parameters<typeof serveNow>[0]): Promise<void> => (await import('./serve.ts')).serve(options);
export const doctor = async (options: DoctorOptions): Promise<void> => (await import('./doctor/command.ts')).doctor(options);
export const prune = async (options: Parameters<typeof pruneNow>[0]): Promise<void> => (await import('./prune.ts')).prune(options);
export const backup = async (file: string): Promise<void> => (await import('./store.ts')).backup(file);
export const restore = async (file: string): Promise<void> => (await import('./store.ts')).restore(file);
export const rerun = async (options: Parameters<typeof rerunNow>[0]): Promise<void> => (await import('./store.ts')).rerun(options);
