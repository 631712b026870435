export { isOneOf } from './is-one-of.ts';
export { latinLetters } from './latin-letters.ts';
export { longestName, nameError } from './name-error.ts';
export { hasUnseen, unseenError, withoutUnseen } from './unseen.ts';
