export { ListToolbar } from './ListToolbar.tsx';
export type { ListSearch, ListToolbarProps } from './ListToolbar.tsx';
