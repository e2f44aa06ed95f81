import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { failureOf } from '../registry/lines.ts';
import { Refused } from './refusals.ts';

/** The response when something goes wrong: always a code and a sentence, never internals. */
export const refusalOf = (error: unknown): Refused => {
  if (error instanceof Refused) return error;
  const failure = failureOf(error);
  if (failure !== undefined) return new Refused(failure, 1);
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const where = `${error.validationContext ?? 'request'}${(first?.instancePath ?? '').replaceAll('/', '.')}`;
    return new Refused({ code: 'malformed', sentence: `The ${where} is invalid: ${first?.message ?? 'see /api'}.` });
  }
  const { statusCode = 500 } = error instanceof Error ? (error as Partial<FastifyError>) : {};
  if (statusCode === 429) return new Refused({ code: 'too-many-requests', sentence: 'Too many requests. Wait a while and try again.' });
  if (statusCode === 413) return new Refused({ code: 'too-large', sentence: 'The request is too large.' });
  if (statusCode >= 400 && statusCode < 500) {
    return new Refused({ code: 'malformed', sentence: 'The request can’t be read: send JSON, with "content-type: application/json".' });
  }
  return new Refused({
    code: 'internal',
    sentence: 'Something went wrong here, and it was logged. Try again; nothing will happen twice.',
  });
};
