export { TicketStatusBadge } from './TicketStatusBadge.tsx';
export type { TicketStatusBadgeProps } from './TicketStatusBadge.tsx';
