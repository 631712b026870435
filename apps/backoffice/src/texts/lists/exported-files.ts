import { i18n } from '../i18n.ts';

const texts: Readonly<Record<string, () => string>> = {
  downloadBalanceReport: () => i18n.t('Balance report'),
  downloadInvoiceReport: () => i18n.t('Transactions report'),
  downloadMerchantInvoices: () => i18n.t('Invoices, by API'),
  downloadPoolBalanceReport: () => i18n.t('Terminal pool balance report'),
  downloadProviderReport: () => i18n.t('Provider report'),
  exportAuditEntries: () => i18n.t('Audit'),
  exportInvoices: () => i18n.t('Invoices'),
  exportSettlements: () => i18n.t('Settlements'),
  exportTransfers: () => i18n.t('Transfers'),
};

/** The list or report of a file, by the operation that made it; undefined for one that this build does not know. */
export function exportedFileText(operation: string): string | undefined {
  return Object.hasOwn(texts, operation) ? texts[operation]?.() : undefined;
}
