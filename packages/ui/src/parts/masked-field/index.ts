export { MaskedField } from './MaskedField.tsx';
export type { NumberFieldProps } from './MaskedField.tsx';
