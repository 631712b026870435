export { FlowTypeBadge } from './FlowTypeBadge.tsx';
export type { FlowTypeBadgeProps } from './FlowTypeBadge.tsx';
