import { dayMs, parseInvoiceDay } from '@tiyin/domain/dates';
import type { Operations } from '@tiyin/api/operations';
import type { MerchantId, TerminalId } from '@tiyin/domain/ids';
import {
  type FlowTypeCode,
  type InvoiceStatusCode,
  invoiceStatusById,
} from '@tiyin/domain/invoices';
import { ProblemError } from '../../problem.ts';

/** The requested invoices (INVOICE-53); undefined fields do not filter. */
export type InvoiceFilter = {
  readonly terminalId: TerminalId | undefined;
  readonly merchantId: MerchantId | undefined;
  readonly search: string | undefined;
  readonly statuses: readonly InvoiceStatusCode[] | undefined;
  readonly flowType: FlowTypeCode | undefined;
  /** The first moment of `dateFrom`. */
  readonly from: Date | undefined;
  /** The first moment after `dateTo`. */
  readonly until: Date | undefined;
  /** The first moment of `lastStatusDate`. */
  readonly statusDay: Date | undefined;
  /** Decimal major units, as text so that nothing is rounded. */
  readonly sumFrom: string | undefined;
  readonly sumTo: string | undefined;
};

type Query = Omit<Operations['listInvoices']['input']['query'], 'page' | 'size'>;

/** Reads a filter as the contract lets it through; 400 for a day that is not in the calendar. */
export function readFilter(query: Query): InvoiceFilter {
  const dateTo = readDay(query, 'dateTo');
  const search = query.search?.trim();
  if (search?.includes('\0')) throw invalid('search', 'Text may not contain a NUL character');
  return {
    terminalId: query.terminalId,
    merchantId: query.merchantId,
    search: search === '' ? undefined : search,
    statuses: query.statusIds?.flatMap((id) => invoiceStatusById(id)?.code ?? []),
    flowType: query.flowType,
    from: readDay(query, 'dateFrom'),
    until: dateTo && new Date(dateTo.getTime() + dayMs),
    statusDay: readDay(query, 'lastStatusDate'),
    sumFrom: query.sumFrom,
    sumTo: query.sumTo,
  };
}

function readDay(query: Query, name: 'dateFrom' | 'dateTo' | 'lastStatusDate'): Date | undefined {
  const text = query[name];
  if (text === undefined) return undefined;
  const day = parseInvoiceDay(text);
  if (!day.ok) throw invalid(name, 'There is no such day');
  return new Date(day.ms);
}

function invalid(name: string, message: string): ProblemError {
  return new ProblemError('validation_failed', { errors: [{ path: `query.${name}`, message }] });
}
