export { longestName, nameError } from './name-error.ts';
