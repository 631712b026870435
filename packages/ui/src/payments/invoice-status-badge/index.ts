export { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx';
export type { InvoiceStatusBadgeProps } from './InvoiceStatusBadge.tsx';
