import { expect, test } from 'vitest';
import { makeAccounts } from '../../fixtures/accounts.ts';
import { makeInvoiceListItem } from '../../fixtures/invoices.ts';
import { makeTerminals } from '../../fixtures/terminals.ts';
import { shortId } from '../../identifier/short-id.ts';
import { paletteEntries } from './palette-entries.ts';

const sources = {
  permissions: [],
  commands: [],
  visits: [],
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
      label: `Invoice ${shortId(invoice.invoiceId.toUpperCase())} · DONE · 1\u202F250\u202F000.00\u00A0UZS`,
    },
  ]);
});

// OFFICE-872
test('the list of invoices is offered last for what the server has searched, found or not', () => {
  const invoices = [makeInvoiceListItem()];
  const searched = 'ali valiyev';
  const entry = {
    id: '/invoices?terminal=all&search=ali+valiyev',
    label: 'Search invoices for “ali valiyev”',
  };
  expect(paletteEntries(searched, { ...sources, searched })).toEqual([entry]);
  expect(paletteEntries(searched, { ...sources, invoices, searched }).at(-1)).toEqual(entry);
  expect(paletteEntries(searched, { ...sources, invoices })).not.toContainEqual(entry);
});

// OFFICE-450
test('a found invoice names its merchant where the person sees several', () => {
  const found = { ...sources, invoices: [makeInvoiceListItem()], hasSeveralMerchants: true };
  expect(paletteEntries('order-1', found)[0]?.label).toMatch(/\u00A0UZS · Samarqand Market$/);
});

// OFFICE-238
test('an account is offered where the server found one with this id, and no other', () => {
  const accounts = makeAccounts().map((account, place) => ({ ...account, id: 42 + place }));
  expect(paletteEntries('42', { ...sources, accounts })).toEqual([
    { id: '/accounts/42', label: expect.stringMatching(/^Account 42 · /) },
  ]);
  expect(paletteEntries('420000', { ...sources, accounts })).toEqual([]);
});

const commands = [
  { id: ':status-DONE', label: 'Change status to DONE' },
  { id: ':new-terminal', label: 'New terminal' },
];
const visits = [
  { address: '/invoices/019aa1f2', label: 'Invoice 019AA1F2 · 480 000.00\u00A0UZS' },
  { address: '/accounts/42', label: 'Account 42' },
  { address: '/nowhere', label: 'Nowhere' },
];

// OFFICE-482
test('a command is found by its words in any order', () => {
  const found = (text: string) =>
    paletteEntries(text, { ...sources, commands, terminals: [] }).map(({ id }) => id);
  expect(found('status done')).toEqual([':status-DONE']);
  expect(found('terminal new')).toEqual([':new-terminal']);
  expect(found('status declined')).toEqual([]);
});

// OFFICE-483
test('before anything is typed, the things opened lately come first: those that exist and that the person may open', () => {
  const idsFor = (permissions: readonly string[]) =>
    paletteEntries('', { ...sources, commands, permissions, visits }).map(({ id }) => id);
  expect(idsFor([]).slice(0, 2)).toEqual(['/invoices/019aa1f2', '/invoices']);
  expect(idsFor(['people.account']).slice(0, 2)).toEqual(['/invoices/019aa1f2', '/accounts/42']);
  expect(idsFor([]).slice(-2)).toEqual([':status-DONE', ':new-terminal']);
});

test('a thing that was found is not there a second time as a recent one', () => {
  const invoice = makeInvoiceListItem();
  const address = `/invoices/${invoice.invoiceId}`;
  const visit = { address, label: `Invoice ${invoice.invoiceId}` };
  const entries = paletteEntries('019aa1f2', { ...sources, invoices: [invoice], visits: [visit] });
  expect(entries.map(({ id }) => id)).toEqual([address]);
});

test('an invoice opened lately is found by its whole id, which its name shortens', () => {
  const id = '019aa1f2-7c40-7e11-9b52-4f6d20c1a001';
  const visit = { address: `/invoices/${id}`, label: `Invoice ${shortId(id.toUpperCase())}` };
  const found = paletteEntries(id.toUpperCase(), { ...sources, visits: [visit] });
  expect(found.map(({ id: address }) => address)).toContain(visit.address);
});
