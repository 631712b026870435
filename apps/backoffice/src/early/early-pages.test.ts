import { expect, test } from 'vitest';
import { pagePatterns } from '../routing/pages.ts';
import { earlyLogin, earlyPages } from './early-pages.ts';

const filesOf = (screen: string) => ({ scripts: [screen], styles: [] });

test('each page for signed-in people requests the person, and loads its own screen', async () => {
  const pages = await earlyPages(filesOf);
  expect(pages).toHaveLength(pagePatterns.length);
  expect(pages.every(({ queries }) => queries[0] === '/api/v1/people/me')).toBe(true);
  expect(new Set(pages.map(({ scripts }) => scripts[0])).size).toBe(pages.length);
});

test('an invoice is requested before the app is loaded', async () => {
  const pages = await earlyPages(filesOf);
  const invoice = pages.find(({ pattern }) => new RegExp(pattern).test('/invoices/7'));
  expect(invoice?.queries).toEqual([
    '/api/v1/people/me',
    '/api/v1/invoice/ID',
    '/api/v1/event/status?invoiceId=ID',
  ]);
});

test.each(['/invoices', '/reports', '/terminals'])(
  'the terminals, which %s waits for, are requested before the app is loaded',
  async (address) => {
    const pages = await earlyPages(filesOf);
    const found = pages.find(({ pattern }) => new RegExp(pattern).test(address));
    expect(found?.queries).toEqual(['/api/v1/people/me', '/api/v1/terminal']);
  },
);

test('Login sends no request', () => {
  expect(earlyLogin(filesOf).queries).toEqual([]);
});
