import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { refuseWith } from './refusals.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Refuses everyone but those who know the operator's key. Keys of different lengths take the same time to compare. */
export const needOperator = ({ headers }: Pick<FastifyRequest, 'headers'>, key: string | undefined): void => {
  const [, given = ''] = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (key === undefined || !timingSafeEqual(digest(given), digest(key)))
    refuseWith('not-operator', 'This is for those who run the server: send the OPERATOR_KEY of its settings.');
};
