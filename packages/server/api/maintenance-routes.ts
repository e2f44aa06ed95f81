import * as z from 'zod/mini';
import type { Route } from './routes.ts';
import type { Shape } from './shape.ts';

export const maintenance = z.object({
  note: z.nullable(z.string()).check(z.describe('Why nothing new can begin now; null if it can.')),
  since: z.nullable(z.number()).check(z.describe('When it began, in milliseconds.')),
});
export type MaintenanceState = Shape<typeof maintenance>;

/** Whether the server is being worked on. Every page asks. */
export const maintenanceRoutes = {
  maintenance: { method: 'GET', path: '/api/maintenance', replies: { 200: maintenance } },
} as const satisfies Readonly<Record<string, Route>>;
