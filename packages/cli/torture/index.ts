export { type TortureOptions, torture } from './command.ts';
