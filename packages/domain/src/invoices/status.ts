/** The status of an invoice (INVOICE-9). */
export type InvoiceStatusCode =
  | 'NEW'
  | 'IN_PROGRESS'
  | 'PENDING'
  | 'PAYED'
  | 'DONE'
  | 'DECLINED'
  | 'CANCELED'
  | 'ERROR';

/** A status as the reference list 201 gives it: `value` is its name for staff (API-16). */
export type InvoiceStatus = {
  readonly id: number;
  readonly code: InvoiceStatusCode;
  readonly value: string;
};

/** The colours that a badge can have (INVOICE-10). */
export type StatusTone = 'error' | 'success' | 'neutral' | 'primary' | 'warning';

const statuses: Readonly<Record<InvoiceStatusCode, InvoiceStatus>> = {
  NEW: { id: 1, code: 'NEW', value: 'New' },
  IN_PROGRESS: { id: 2, code: 'IN_PROGRESS', value: 'In progress' },
  PENDING: { id: 3, code: 'PENDING', value: 'Pending' },
  PAYED: { id: 4, code: 'PAYED', value: 'Paid' },
  DONE: { id: 5, code: 'DONE', value: 'Done' },
  DECLINED: { id: 6, code: 'DECLINED', value: 'Declined' },
  CANCELED: { id: 7, code: 'CANCELED', value: 'Canceled' },
  ERROR: { id: 8, code: 'ERROR', value: 'Error' },
};

const tones: Readonly<Record<InvoiceStatusCode, StatusTone>> = {
  NEW: 'neutral',
  IN_PROGRESS: 'primary',
  PENDING: 'warning',
  PAYED: 'success',
  DONE: 'success',
  DECLINED: 'error',
  CANCELED: 'error',
  ERROR: 'warning',
};

/** All statuses in the order of the reference list 201 (INVOICE-9). */
export const invoiceStatuses: readonly InvoiceStatus[] = Object.values(statuses);

/** The status of a reference id, or undefined for an unknown id (INVOICE-36). */
export function invoiceStatusById(id: number): InvoiceStatus | undefined {
  return invoiceStatuses.find((status) => status.id === id);
}

/** The status of a code (INVOICE-9). */
export function invoiceStatusByCode(code: InvoiceStatusCode): InvoiceStatus {
  return statuses[code];
}

/** The colour of a status's badge (INVOICE-10). */
export function statusTone(code: InvoiceStatusCode): StatusTone {
  return tones[code];
}

/**
 * Whether the system has come to an end with the invoice and the form stops polling (FORM-56, FORM-57).
 * Late money within grace, or a person, may still move it on (INVOICE-22, INVOICE-36).
 */
export function isFinalStatus(code: InvoiceStatusCode): boolean {
  return code === 'DONE' || code === 'DECLINED' || code === 'CANCELED';
}
