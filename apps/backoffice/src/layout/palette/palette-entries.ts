import type { InvoiceListItem, Terminal } from '@tiyin/api/types';
import { isPermitted } from '@tiyin/domain/permissions';
import { formatAmount } from '@tiyin/domain/money';
import { pages, type Page } from '../../routing/pages.ts';
import { invoicePath } from '../../routing/paths.ts';
import { noFilter } from '../../screens/invoices/invoice-filter.ts';
import { invoiceListAddress } from '../../screens/invoices/invoice-list-address.ts';
import { pageKeys } from '../shortcuts/page-keys.ts';

/** Somewhere to go; its id is the address. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
}

/** What there is to go to. */
export interface PaletteSources {
  readonly permissions: readonly string[];
  readonly terminals: readonly Terminal[];
  /** What the search for the same text found. */
  readonly invoices: readonly InvoiceListItem[];
}

/** More terminals than these are told apart by typing more. */
const MOST_TERMINALS = 8;

/* As the list of terminals is searched: neither case nor blanks count (section 2). */
const plain = (text: string) => text.toLowerCase().replaceAll(/\s/gu, '');

function terminalEntry({ id, isTest, name }: Terminal): PaletteEntry {
  const list = { filter: noFilter, page: 0, size: 10, terminalId: id } as const;
  return {
    id: invoiceListAddress(list),
    label: `Terminal ${name} · ID ${id}${isTest ? ' · Test' : ''}`,
  };
}

function invoiceEntry({ amount, currency, invoiceId, invoiceStatus }: InvoiceListItem) {
  const sum = `${formatAmount(amount, currency.dimension)} ${currency.code}`;
  return {
    id: invoicePath(invoiceId),
    label: `Invoice ${invoiceId.toUpperCase()} · ${invoiceStatus.code} · ${sum}`,
  };
}

/** An account by its id: whether there is one, its page says. */
function accountEntries(typed: string, permissions: readonly string[]): readonly PaletteEntry[] {
  const page = Object.values<Page>(pages).find(({ route }) => route === '/accounts/:id');
  const isOpen = page?.rule === undefined || isPermitted(permissions, page.rule);
  if (page === undefined || !isOpen || !/^[1-9]\d{0,9}$/.test(typed)) return [];
  return [{ id: page.route.replace(':id', typed), label: `Account ${typed}` }];
}

/** Where a text may lead: the pages and terminals that it is a part of, and what has it as its id. */
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
  const accounts = accountEntries(typed, sources.permissions);
  return [...screens, ...sources.invoices.map(invoiceEntry), ...accounts, ...terminals];
}
