/** Where a support ticket stands (section 4). */
export type TicketStatusCode = 'NEW' | 'IN_WORK' | 'PENDING' | 'SOLVED' | 'REJECTED';

/** A ticket's status, as the reference list 204 gives it. */
export type TicketStatus = {
  readonly id: number;
  readonly value: string;
  readonly code: TicketStatusCode;
};

/** All statuses of tickets, in the order of the reference list 204 (section 4). */
export const ticketStatuses: readonly TicketStatus[] = [
  { id: 1, value: 'New', code: 'NEW' },
  { id: 2, value: 'In work', code: 'IN_WORK' },
  { id: 3, value: 'Pending', code: 'PENDING' },
  { id: 4, value: 'Solved', code: 'SOLVED' },
  { id: 5, value: 'Rejected', code: 'REJECTED' },
];
