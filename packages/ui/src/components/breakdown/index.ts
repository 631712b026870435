export { Breakdown } from './Breakdown.tsx';
export type { BreakdownPart, BreakdownProps } from './Breakdown.tsx';
