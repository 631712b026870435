export { NumberEntry } from './NumberEntry.tsx';
export type { NumberEntryProps } from './NumberEntry.tsx';
export type { NumberWords, Reading } from './number-words.ts';
