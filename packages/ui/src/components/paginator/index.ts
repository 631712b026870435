export { Paginator } from './Paginator.tsx';
export type { PaginatorProps } from './Paginator.tsx';
