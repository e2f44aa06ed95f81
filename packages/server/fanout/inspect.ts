import { Redis } from 'ioredis';
import { CHANNEL } from './redis.ts';

const PATIENCE = 5000;

/** Connects to Redis and listens as the server would. Throws if that isn't possible. */
export const inspectRedis = async (url: string): Promise<void> => {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: PATIENCE,
    commandTimeout: PATIENCE,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let first: Error | undefined;
  // The first error says why; what follows is only that the connection is closed.
  redis.on('error', (error) => {
    first ??= error;
  });
  try {
    await redis.connect();
    await redis.subscribe(CHANNEL);
  } catch (error) {
    throw first ?? error;
  } finally {
    redis.disconnect();
  }
};
