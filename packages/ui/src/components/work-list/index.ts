export { WorkList } from './WorkList.tsx';
export type { WorkItem, WorkListProps } from './WorkList.tsx';
export { WorkListSkeleton, WorkPaneSkeleton } from './WorkListSkeleton.tsx';
export type { WorkListSkeletonProps, WorkPaneSkeletonProps } from './WorkListSkeleton.tsx';
