export { WorkList } from './WorkList.tsx';
export type { WorkItem, WorkListProps } from './WorkList.tsx';
