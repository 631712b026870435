export { CopyLine } from './CopyLine.tsx';
export type { CopyLineProps } from './CopyLine.tsx';
export { RequisiteCard } from './RequisiteCard.tsx';
export type { RequisiteCardProps } from './RequisiteCard.tsx';
