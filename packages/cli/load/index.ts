export { type LoadOptions, load } from './command.ts';
