export { ReportCard } from './ReportCard.tsx';
export type { ReportCardProps, ReportCardState } from './ReportCard.tsx';
