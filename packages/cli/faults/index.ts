export { type FaultsOptions, faults } from './command.ts';
