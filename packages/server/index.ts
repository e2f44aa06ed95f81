export { readConfig } from './config.ts';
export { logFor } from './log.ts';
export { agesBy, pruneAll } from './registry/retention.ts';
export { rerun } from './rerun.ts';
export { openService } from './service.ts';
