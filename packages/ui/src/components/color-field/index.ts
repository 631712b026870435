export { ColorField } from './ColorField.tsx';
export type { ColorFieldProps } from './ColorField.tsx';
