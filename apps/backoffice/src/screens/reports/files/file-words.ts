import type { ExportedFile } from '@tiyin/api/types';
import { fieldWords } from '../../audit/audit-words.ts';

const listNames: Readonly<Record<string, string>> = {
  downloadBalanceReport: 'Balance report',
  downloadInvoiceReport: 'Transactions report',
  downloadMerchantInvoices: 'Invoices, by API',
  downloadPoolBalanceReport: 'Terminal pool balance report',
  downloadProviderReport: 'Provider report',
  exportAuditEntries: 'Audit',
  exportInvoices: 'Invoices',
  exportSettlements: 'Settlements',
  exportTransfers: 'Transfers',
};

/** The list or report that a file is of. */
export function listWords({ fileName, operation }: ExportedFile): string {
  return listNames[operation] ?? fileName;
}

/** "Period start: 2026-11-01, Currency id: 1". */
export function filterWords({ filter }: ExportedFile): string {
  if (filter.length === 0) return 'All';
  return filter.map(({ name, value }) => `${fieldWords(name)}: ${value ?? '—'}`).join(', ');
}

/** The number of lines, and why it is not that of the whole file. */
export function linesWords({ lines, outcome }: ExportedFile): string {
  if (outcome === null) return 'Not finished';
  const count = `${lines ?? 0}`;
  return outcome === 'WHOLE' ? count : `${count}, broken off`;
}
