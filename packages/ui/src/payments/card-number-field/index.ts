export { CardNumberField } from './CardNumberField.tsx';
export type { CardNumberFieldProps } from './CardNumberField.tsx';
