import { readConfig } from '@swordtable/server';
import { BackupRefused } from '@swordtable/server/storage/backup-file';
import { StorageNewer } from '@swordtable/server/storage/failures';
import { StorageFailure } from '@swordtable/server/storage/storage';
import { FAILED, orStop, stop } from '../stop.ts';

/** The store that "serve" would use, from the same settings. */
export const place = () => {
  const { databaseUrl, data } = orStop(readConfig(process.env));
  return { databaseUrl, folder: data };
};

/** Turns refusals of a backup, and a store that is unreachable or too new, into one sentence. */
export const told = async <Value>(work: Promise<Value>): Promise<Value> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BackupRefused || error instanceof StorageNewer) return stop(error.message, FAILED);
    if (error instanceof StorageFailure) return stop([error.message, ...causeOf(error)].join(' '), FAILED);
    throw error;
  }
};

const causeOf = ({ cause }: Error): readonly string[] => (cause instanceof Error && cause.message !== '' ? [`(${cause.message})`] : []);
