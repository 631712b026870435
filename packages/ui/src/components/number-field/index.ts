export { NumberField } from './NumberField.tsx';
export type { NumberFieldProps } from './NumberField.tsx';
export type { NumberProblem } from './number-words.ts';
