export { ColumnChoice } from './ColumnChoice.tsx';
export type { ColumnChoiceProps } from './ColumnChoice.tsx';
