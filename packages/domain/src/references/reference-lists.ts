import { credentialTypes, parameterTypes } from '../accounts/index.ts';
import { flowTypes, invoiceStatuses, payoutStatuses } from '../invoices/index.ts';
import { currencies } from '../money/index.ts';
import { notificationTypes } from '../notifications/index.ts';
import { terminalAttributeTypes } from '../terminals/index.ts';
import { ticketStatuses } from '../tickets/index.ts';
import { type ReferenceName, referenceNameOf } from './reference-header.ts';
import { sbpBanks } from './sbp-banks.ts';

/** An entry of a reference list: `value` is for people, `code` for programs (API-16). */
export type ReferenceItem = {
  readonly id: number;
  readonly value: string;
  readonly code: string;
};

const lists: Readonly<Partial<Record<ReferenceName, readonly ReferenceItem[]>>> = {
  currency: Object.values(currencies).map(({ id, name, code }) => ({ id, value: name, code })),
  parameterType: parameterTypes,
  requisiteType: credentialTypes,
  terminalAttributeType: terminalAttributeTypes,
  notificationType: notificationTypes,
  // The prefix belongs to the list; the display removes it (API-16).
  flowType: flowTypes.map(({ id, code }) => ({ id, value: `flow.type.${code}`, code })),
  paymentStatus: invoiceStatuses,
  transactionStatus: payoutStatuses,
  ticketStatus: ticketStatuses,
  sbpBankName: sbpBanks.map(({ id, name, code }) => ({ id, value: name, code })),
};

/**
 * The reference list of a header id, in its own order (API-15): empty if the system has no values
 * for it, undefined for an unknown list.
 */
export function referenceList(headerId: number): readonly ReferenceItem[] | undefined {
  const name = referenceNameOf(headerId);
  return name && (lists[name] ?? []);
}
