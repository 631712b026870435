export { ValueChange } from './ValueChange.tsx';
export type { ValueChangeProps } from './ValueChange.tsx';
