export { PageSizeSelect } from './PageSizeSelect.tsx';
export type { PageSizeSelectProps } from './PageSizeSelect.tsx';
