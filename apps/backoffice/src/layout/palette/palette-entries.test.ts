import { expect, test } from 'vitest';
import { makeAccounts } from '../../fixtures/accounts.ts';
import { makeInvoiceListItem } from '../../fixtures/invoices.ts';
import { makeTerminals } from '../../fixtures/terminals.ts';
import { paletteEntries } from './palette-entries.ts';

const sources = {
  permissions: [],
  terminals: makeTerminals(),
  invoices: [],
  accounts: [],
  hasSeveralMerchants: false,
};
const labels = (text: string) => paletteEntries(text, sources).map(({ label }) => label);

test('before anything is typed it has the pages alone', () => {
  expect(paletteEntries(' ', sources)).toContainEqual({ id: '/invoices', label: 'Invoices' });
  expect(labels('').some((label) => label.startsWith('Terminal '))).toBe(false);
});

// OFFICE-16
test('a page and a terminal are found by a part of the name, in any case and with any blanks', () => {
  expect(labels('INVO ices')).toEqual(['Invoices']);
  expect(labels('humoDEP')).toEqual(['Terminal Humo deposits · ID 12']);
});

test('a terminal is found by its id, too, and leads to its invoices', () => {
  expect(paletteEntries('14', sources)).toContainEqual({
    id: '/invoices?terminal=14',
    label: 'Terminal Sandbox deposits · ID 14 · Test',
  });
});

test('a found invoice shows its status and amount', () => {
  const invoice = makeInvoiceListItem();
  expect(paletteEntries('order-1', { ...sources, invoices: [invoice] })).toEqual([
    {
      id: `/invoices/${invoice.invoiceId}`,
      label: `Invoice ${invoice.invoiceId.toUpperCase()} · DONE · 1\u202F250\u202F000.00 UZS`,
    },
  ]);
});

// OFFICE-450
test('a found invoice names its merchant where the person sees several', () => {
  const found = { ...sources, invoices: [makeInvoiceListItem()], hasSeveralMerchants: true };
  expect(paletteEntries('order-1', found)[0]?.label).toMatch(/ UZS · Samarqand Market$/);
});

// OFFICE-238
test('an account is offered where the server found one with this id, and no other', () => {
  const accounts = makeAccounts().map((account, place) => ({ ...account, id: 42 + place }));
  expect(paletteEntries('42', { ...sources, accounts })).toEqual([
    { id: '/accounts/42', label: expect.stringMatching(/^Account 42 · /) },
  ]);
  expect(paletteEntries('420000', { ...sources, accounts })).toEqual([]);
});
