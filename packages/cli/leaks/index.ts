export { type LeaksOptions, leaks } from './command.ts';
