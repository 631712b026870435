export { StatusSelect } from './StatusSelect.tsx';
export type { StatusSelectProps } from './StatusSelect.tsx';
