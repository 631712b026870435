import { expect, test } from 'vitest';
import { makeInvoiceListItem } from '../../fixtures/invoices.ts';
import { makeTerminals } from '../../fixtures/terminals.ts';
import { paletteEntries } from './palette-entries.ts';

const sources = { permissions: [], terminals: makeTerminals(), invoices: [] };
const labels = (text: string) => paletteEntries(text, sources).map(({ label }) => label);

test('before anything is typed it has the pages alone', () => {
  expect(paletteEntries(' ', sources)).toContainEqual({ id: '/invoices', label: 'Invoices' });
  expect(labels('').some((label) => label.startsWith('Terminal '))).toBe(false);
});

test('a page and a terminal are found by a part of the name, whatever its case and blanks', () => {
  expect(labels('INVO ices')).toEqual(['Invoices']);
  expect(labels('humoDEP')).toEqual(['Terminal Humo deposits · ID 12']);
});

test('a terminal is found by its id, too, and leads to its invoices', () => {
  expect(paletteEntries('14', sources)).toContainEqual({
    id: '/invoices?terminal=14',
    label: 'Terminal Sandbox deposits · ID 14 · Test',
  });
});

test('an invoice that the server found says how it stands and how much it is', () => {
  const invoice = makeInvoiceListItem();
  expect(paletteEntries('order-1', { ...sources, invoices: [invoice] })).toEqual([
    {
      id: `/invoices/${invoice.invoiceId}`,
      label: `Invoice ${invoice.invoiceId.toUpperCase()} · DONE · 1\u202F250\u202F000.00 UZS`,
    },
  ]);
});
