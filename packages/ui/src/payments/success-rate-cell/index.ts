export { SuccessRateCell } from './SuccessRateCell.tsx';
export type { SuccessRateCellProps, SuccessRateStats } from './SuccessRateCell.tsx';
