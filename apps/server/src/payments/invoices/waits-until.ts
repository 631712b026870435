import { depositTransition, withdrawalTransition } from '@tiyin/domain/invoices';
import type { InvoiceRow } from '../invoice-rows/invoice-row.ts';
import { depositFacts } from './judge-money.ts';

/** The fields of an invoice that decide it. */
type Waiting = Parameters<typeof depositFacts>[0] &
  Pick<InvoiceRow, 'deadlineAt' | 'flowType' | 'matchUntil' | 'status'>;

/** When the status of an invoice ends by itself; undefined where it does not (INVOICE-453). */
export function waitsUntil(row: Waiting, now: Date): Date | undefined {
  const deadline = { type: 'deadline-passed' } as const;
  if (row.flowType === 'WITHDRAWAL')
    return withdrawalTransition(row.status, deadline).length > 0 ? row.deadlineAt : undefined;
  const facts = depositFacts(row, now);
  if (depositTransition(row.status, deadline, facts).length > 0) return row.deadlineAt;
  const isMatched = depositTransition(row.status, { type: 'match-window-ended' }, facts).length > 0;
  return isMatched ? (row.matchUntil ?? undefined) : undefined;
}
