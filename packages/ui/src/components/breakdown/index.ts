export { Breakdown, BreakdownSkeleton } from './Breakdown.tsx';
export type { BreakdownPart, BreakdownProps } from './Breakdown.tsx';
