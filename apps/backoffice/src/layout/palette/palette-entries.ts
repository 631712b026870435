import type { InvoiceListItem, ListedPaymentAccount, Terminal } from '@tiyin/api/types';
import { isPermitted } from '@tiyin/domain/permissions';
import { formatMoney } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { type Page, pageAt, pages } from '../../routing/pages.ts';
import { accountPath, invoicePath } from '../../routing/paths.ts';
import type { Visit } from '../../session/recent-visits.ts';
import { noFilter } from '../../addresses/invoice-filter.ts';
import { shortId } from '../../identifier/short-id.ts';
import { invoiceListAddress, invoicesPath } from '../../addresses/invoice-list-address.ts';
import { pageKeys } from '../shortcuts/page-keys.ts';

/** Somewhere to go, by its address, or a command. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
}

/** The destinations and commands. */
export interface PaletteSources {
  readonly permissions: readonly string[];
  /** Those of the open page, then those of every page. */
  readonly commands: readonly PaletteEntry[];
  /** The things that the person opened lately. */
  readonly visits: readonly Visit[];
  readonly terminals: readonly Terminal[];
  /** The invoices found for the same text. */
  readonly invoices: readonly InvoiceListItem[];
  /** The person sees several merchants, and an invoice may be of any (OFFICE-450). */
  readonly hasSeveralMerchants: boolean;
  /** The accounts found for the same text; none without permission. */
  readonly accounts: readonly ListedPaymentAccount[];
  /** The text that the list of invoices can be searched for; undefined while the server searches. */
  readonly searched?: string | undefined;
}

/** To find one of more terminals than this, type more. */
const MOST_TERMINALS = 8;

/* As the list of terminals is searched: neither case nor blanks count (OFFICE-11). */
const plain = (text: string) => text.toLowerCase().replaceAll(/\s/gu, '');

/** Whether a label has a text, or all of its words in any order. */
function says(label: string, text: string): boolean {
  const words = text.toLowerCase().split(/\s+/u);
  return (
    plain(label).includes(plain(text)) || words.every((word) => label.toLowerCase().includes(word))
  );
}

function terminalEntry({ id, isTest, name }: Terminal): PaletteEntry {
  const list = { filter: noFilter, page: 0, size: 10, sort: 'newest', terminalId: id } as const;
  return {
    id: invoiceListAddress(list),
    label: isTest
      ? i18n.t('Terminal {name} · ID {id} · Test', { name, id })
      : i18n.t('Terminal {name} · ID {id}', { name, id }),
  };
}

function invoiceEntry(invoice: InvoiceListItem, hasSeveralMerchants: boolean): PaletteEntry {
  const { amount, currency, invoiceId, invoiceStatus, merchant } = invoice;
  const sum = formatMoney(amount, currency);
  return {
    id: invoicePath(invoiceId),
    label: [
      i18n.t('Invoice {id}', { id: shortId(invoiceId.toUpperCase()) }),
      invoiceStatus.code,
      sum,
      ...(hasSeveralMerchants ? [merchant.name] : []),
    ].join(' · '),
  };
}

/** An account, where the text is its id. */
function accountEntry({ id, paymentMethodName, providerName }: ListedPaymentAccount): PaletteEntry {
  return {
    id: accountPath(id),
    label: i18n.t('Account {id} · {providerName} · {paymentMethodName}', {
      id,
      providerName,
      paymentMethodName,
    }),
  };
}

/** The list with everything found for a text; where nothing is, it says where it would be (OFFICE-872). */
function listEntry(search: string): PaletteEntry {
  const filter = { ...noFilter, search };
  const list = { filter, page: 0, size: 10, sort: 'newest', terminalId: null } as const;
  return {
    id: invoiceListAddress(list),
    label: i18n.t('Search invoices for “{search}”', { search }),
  };
}

/** Whether the person may still open a page: their role may have changed since. */
function mayVisit(address: string, permissions: readonly string[]): boolean {
  const page = pageAt(address.split('?', 1)[0] ?? '');
  if (page === null) return false;
  const { rule }: Page = pages[page];
  return rule === undefined || isPermitted(permissions, rule);
}

/**
 * The entries for a text: the things opened lately, the commands, pages and terminals that contain it, and the objects
 * with that id, each once.
 */
export function paletteEntries(text: string, sources: PaletteSources): readonly PaletteEntry[] {
  const typed = plain(text);
  const fits = ({ label }: PaletteEntry) => says(label, text);
  const visits = sources.visits
    .filter(({ address }) => mayVisit(address, sources.permissions))
    .map(({ address, label }) => ({ id: address, label: i18n.t('Recent: {label}', { label }) }))
    // The address has the whole of an id that the label shortens.
    .filter(({ id, label }) => says(label, text) || (typed !== '' && plain(id).includes(typed)));
  const commands = sources.commands.filter(fits);
  const screens = pageKeys(sources.permissions)
    .map(({ path, title }) => ({ id: path, label: title }))
    .filter(fits);
  if (typed === '') return [...visits, ...screens, ...commands];
  const terminals = sources.terminals
    .filter(({ id, name }) => plain(name).includes(typed) || String(id) === typed)
    .slice(0, MOST_TERMINALS)
    .map(terminalEntry);
  const accounts = sources.accounts.filter(({ id }) => String(id) === typed).map(accountEntry);
  const invoices = sources.invoices.map((row) => invoiceEntry(row, sources.hasSeveralMerchants));
  const found = [...screens, ...commands, ...invoices, ...accounts, ...terminals];
  const known = new Set(found.map(({ id }) => id));
  const { searched, permissions } = sources;
  const isListOffered = searched !== undefined && mayVisit(invoicesPath, permissions);
  return [
    ...found,
    ...visits.filter(({ id }) => !known.has(id)),
    ...(isListOffered ? [listEntry(searched)] : []),
  ];
}
