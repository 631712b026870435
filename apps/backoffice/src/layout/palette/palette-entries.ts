import type { InvoiceListItem, ListedPaymentAccount, Terminal } from '@tiyin/api/types';
import { formatAmount } from '@tiyin/domain/money';
import { accountPath, invoicePath } from '../../routing/paths.ts';
import { noFilter } from '../../addresses/invoice-filter.ts';
import { invoiceListAddress } from '../../addresses/invoice-list-address.ts';
import { pageKeys } from '../shortcuts/page-keys.ts';

/** Somewhere to go; its id is the address. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
}

/** The destinations. */
export interface PaletteSources {
  readonly permissions: readonly string[];
  readonly terminals: readonly Terminal[];
  /** The invoices found for the same text. */
  readonly invoices: readonly InvoiceListItem[];
  /** The person sees several merchants, and an invoice may be of any (OFFICE-450). */
  readonly hasSeveralMerchants: boolean;
  /** The accounts found for the same text; none without permission. */
  readonly accounts: readonly ListedPaymentAccount[];
}

/** To find one of more terminals than this, type more. */
const MOST_TERMINALS = 8;

/* As the list of terminals is searched: neither case nor blanks count (OFFICE-11). */
const plain = (text: string) => text.toLowerCase().replaceAll(/\s/gu, '');

function terminalEntry({ id, isTest, name }: Terminal): PaletteEntry {
  const list = { filter: noFilter, page: 0, size: 10, terminalId: id } as const;
  return {
    id: invoiceListAddress(list),
    label: `Terminal ${name} · ID ${id}${isTest ? ' · Test' : ''}`,
  };
}

function invoiceEntry(invoice: InvoiceListItem, hasSeveralMerchants: boolean): PaletteEntry {
  const { amount, currency, invoiceId, invoiceStatus, merchant } = invoice;
  const sum = `${formatAmount(amount, currency.dimension)} ${currency.code}`;
  const owner = hasSeveralMerchants ? ` · ${merchant.name}` : '';
  return {
    id: invoicePath(invoiceId),
    label: `Invoice ${invoiceId.toUpperCase()} · ${invoiceStatus.code} · ${sum}${owner}`,
  };
}

/** An account, where the text is its id. */
function accountEntry({ id, paymentMethodName, providerName }: ListedPaymentAccount): PaletteEntry {
  return { id: accountPath(id), label: `Account ${id} · ${providerName} · ${paymentMethodName}` };
}

/**
 * The destinations for a text: the pages and terminals that contain it, and the objects with that
 * id.
 */
export function paletteEntries(text: string, sources: PaletteSources): readonly PaletteEntry[] {
  const typed = plain(text);
  const screens = pageKeys(sources.permissions)
    .filter(({ title }) => plain(title).includes(typed))
    .map(({ path, title }) => ({ id: path, label: title }));
  if (typed === '') return screens;
  const terminals = sources.terminals
    .filter(({ id, name }) => plain(name).includes(typed) || String(id) === typed)
    .slice(0, MOST_TERMINALS)
    .map(terminalEntry);
  const accounts = sources.accounts.filter(({ id }) => String(id) === typed).map(accountEntry);
  const invoices = sources.invoices.map((row) => invoiceEntry(row, sources.hasSeveralMerchants));
  return [...screens, ...invoices, ...accounts, ...terminals];
}
