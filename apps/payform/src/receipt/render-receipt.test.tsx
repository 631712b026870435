import { describe, expect, it } from 'vitest';
import type { Assets } from '../document/assets.ts';
import type { CheckedReceipt } from './ReceiptView.tsx';
import { renderReceiptPage } from './render-receipt.tsx';
import { receiptWords } from './words.ts';

const assets: Assets = {
  css: '.a{color:red}',
  entry: '/payform-assets/main.js',
  imports: [],
  styles: [],
  late: { scripts: [], css: '', styles: [] },
  withdrawal: { scripts: [], styles: [] },
};
const receipt = {
  kind: 'genuine',
  invoiceId: '01992f6e-7c1a-7b55-9d0e-1f2a3b4c5d6e',
  type: 'Deposit',
  isTest: false,
  amount: 48_000_000,
  currency: 'UZS',
  merchantName: 'Samarqand <Market>',
  paidAtMs: Date.UTC(2026, 10, 20, 20, 47),
  address: 'https://pay.example/receipt/1.a.b',
} satisfies CheckedReceipt;

const render = (shown: CheckedReceipt, lang?: string) =>
  renderReceiptPage({ receipt: shown, lang, nonce: 'bm9uY2U=' }, assets);

// FORM-261
describe('the page of a receipt', () => {
  it.each(['en', 'ru', 'uz'] as const)(
    'says that it is genuine, in its language: %s',
    (language) => {
      const { html, status } = render(receipt, language);
      expect(status).toBe(200);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(receiptWords[language].genuine);
      expect(html).toContain(receipt.invoiceId);
      expect(html).not.toContain('<script type="module"');
    },
  );

  it('names the day by the clock of the currency, and escapes the merchant’s name', () => {
    const { html } = render(receipt);
    // 20:47 UTC is the next day in Tashkent.
    expect(html).toContain('21 November 2026, 01:47, Tashkent time');
    expect(html).toContain('Samarqand &lt;Market&gt;');
  });

  it('says of a payment that does not stand any more what to do', () => {
    const { html, status } = render({ ...receipt, kind: 'changed' });
    expect(status).toBe(200);
    expect(html).toContain(receiptWords.en.changed);
    expect(html).not.toContain(receiptWords.en.genuine);
  });

  it('of a token that is not genuine is 404 and names no payment', () => {
    const { html, status } = render({ kind: 'unknown' }, 'ru');
    expect(status).toBe(404);
    expect(html).toContain(receiptWords.ru.unknown);
    expect(html).not.toContain('<dl');
  });
});
