export { AmountField } from './AmountField.tsx';
export type { AmountFieldProps, AmountProblem } from './AmountField.tsx';
