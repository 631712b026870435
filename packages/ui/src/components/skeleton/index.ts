export { Skeleton } from './Skeleton.tsx';
export type { SkeletonProps } from './Skeleton.tsx';
export { SkeletonLines, SkeletonStatus, SkeletonTitle } from './SkeletonLines.tsx';
export type {
  SkeletonLinesProps,
  SkeletonStatusProps,
  SkeletonTitleProps,
} from './SkeletonLines.tsx';
