import * as z from 'zod/mini';

/** How many days a player can take off in a year. */
export const VACATION_DAYS = 28;

export const vacationBody = z.object({
  days: z.int().check(z.gte(1), z.lte(VACATION_DAYS), z.describe('How many days from now.')),
});

export const vacation = z.object({
  until: z.nullable(z.number()).check(z.describe('When your vacation ends, in milliseconds; null while you aren’t on vacation.')),
  left: z.number().check(z.describe(`How many of your ${VACATION_DAYS} days of the past year are left.`)),
});
