export { type DoctorOptions, doctor } from './doctor/command.ts';
export { prune } from './prune.ts';
export { serve } from './serve.ts';
export { backup, rerun, restore } from './store.ts';
