import { text } from 'node:stream/consumers';
import type { MerchantId } from '@tiyin/domain/ids';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { terminal } from '../../src/db/schema.ts';
import type { Shop } from './shop.ts';
import type { TestSystem } from './test-system.ts';
import { addCurrencies, allowCurrencies, removeCurrencies } from './added-currencies.ts';

async function openSystem() {
  addCurrencies();
  const { openReportSystem } = await import('../reports/report-system.ts');
  const lists = await import('../invoices/lists.ts');
  const { exportInvoices } = await import('../../src/payments/invoices/export-invoices.ts');
  const { readFilter } = await import('../../src/payments/invoices/invoice-filter.ts');
  const { listInvoices } = await import('../../src/payments/invoices/list-invoices.ts');
  const { listTransfers } = await import('../../src/payments/transfers/list-transfers.ts');
  const { initForm } = await import('../../src/payments/form/init-form.ts');
  const { isCurrencyCode, parseAmount } = await import('@tiyin/domain/money');
  const { statementSteps } = await import('../statements/statement-steps.ts');
  const statementFiles = await import('../statements/statement-files.ts');
  const { payoutSteps } = await import('./payout-steps.ts');
  const { refundSteps } = await import('./refund-steps.ts');
  const system = await openReportSystem();
  await allowCurrencies(system.run);
  return {
    ...lists,
    exportInvoices,
    initForm,
    isCurrencyCode,
    listInvoices,
    listTransfers,
    parseAmount,
    payoutSteps,
    readFilter,
    refundSteps,
    settlementSteps: await openSettlements(system),
    statementFiles,
    statementSteps,
    system,
  };
}

/** Settlements of merchants of the added currencies. */
async function openSettlements({ context, operator, clock, run }: TestSystem) {
  const { minorUnits, settlementAmountAt } = await import('@tiyin/domain/money');
  const { createSettlement } = await import('../../src/payments/settlements/create-settlement.ts');
  const { exportSettlements } = await import('../../src/payments/settlements/list-settlements.ts');
  const { setRate } = await import('../../src/payments/settlements/rates.ts');
  type Deal = { readonly perUsdt: bigint; readonly baseAmount: bigint };
  return {
    async settle({ terminalId }: Shop, { perUsdt, ...deal }: Deal) {
      const baseAmount = minorUnits(deal.baseAmount);
      const command = { staff: await operator(), now: clock.now() };
      return run(async (tx) => {
        const [row] = await tx.select().from(terminal).where(eq(terminal.id, terminalId));
        if (!row) throw new Error('there is no terminal');
        await setRate(tx, { ...command, currency: row.currency, perUsdt });
        return createSettlement(tx, {
          ...command,
          terminalId,
          baseAmount,
          settlementAmount: settlementAmountAt(baseAmount, perUsdt),
          confirmedRate: undefined,
          key: undefined,
          secrets: context.secrets,
        });
      });
    },

    /** The lines of the file, each as its cells. */
    async lines(merchantId: MerchantId): Promise<string[][]> {
      const staff = { ...(await operator()), testDashboard: false };
      const file = await exportSettlements(context.database, staff, { merchantId });
      return (await text(file)).split('\r\n').map((line) => line.split(','));
    },
  };
}

let added: Awaited<ReturnType<typeof openSystem>>;
beforeAll(async () => {
  added = await openSystem();
});
afterAll(async () => {
  await added.system.close();
  removeCurrencies();
});

// LEDGER-235
describe.each([
  {
    code: 'KWD',
    dimension: 3,
    written: '1234.567',
    above: '1234.568',
    fee: '18.519',
    net: '1216.048',
  },
  { code: 'JPY', dimension: 0, written: '1234567', above: '1234568', fee: '18519', net: '1216048' },
])('a deposit in a currency that was added to the table, $code', (example) => {
  const { code, dimension, written, above, fee, net } = example;
  const day = { periodStart: '2026-01-15', periodEnd: '2026-01-15' };

  test('is typed, shown, filtered, reported and exported with its decimals', async () => {
    const { isCurrencyCode, parseAmount, system, staffOf } = added;
    if (!isCurrencyCode(code)) throw new Error(`${code} is not in the table`);
    const typed = parseAmount(written, { code, dimension });
    expect(typed).toEqual({ ok: true, amount: 1_234_567n });
    const shop = await system.shop({ currency: code });
    const deposit = await system.createDeposit(shop, 1_234_567n);
    const { secrets } = system.context;
    const opening = { formId: deposit.formId, secrets, publicUrl: '', now: system.clock.now() };
    const form = await system.run((tx) => added.initForm(tx, opening));
    expect(form.currencyInfo).toMatchObject({ code, dimension });
    await system.requestRequisites(deposit);
    await system.report(deposit);
    expect(await system.status(deposit)).toBe('DONE');

    const found = async (query: Parameters<typeof added.readFilter>[0]) =>
      system.context.database.query((tx) =>
        added.listInvoices(tx, staffOf(shop), added.readFilter(query, system.context.secrets), {
          page: 0,
          size: 10,
        }),
      );
    const [row] = (await found({ sumFrom: written, sumTo: written })).data;
    expect(row).toMatchObject({ amount: 1_234_567, currency: { code, dimension } });
    expect((await found({ sumFrom: above })).data).toEqual([]);

    // ROUTING-241
    const transfersOf = async (search: string) => {
      const staff = { ...staffOf(shop), testDashboard: true };
      const page = { state: 'all', search, page: 0, size: 10 } as const;
      const { data } = await system.run((tx) => added.listTransfers(tx, staff, page));
      return data.map(({ amount, currency }) => `${amount} ${currency.code}`);
    };
    expect(await transfersOf(written)).toEqual([`1234567 ${code}`]);
    expect(await transfersOf(above)).toEqual([]);

    const shown = `DEPOSIT ${written} ${fee} ${net} ${code}`;
    const [line] = await system.lines('invoice', staffOf(shop), day);
    const names = ['Flow Type', 'Amount', 'Fee', 'Balance change', 'Currency'];
    expect(names.map((name) => line?.[name]).join(' ')).toBe(shown);

    const filter = added.readFilter({}, system.context.secrets);
    const file = await added.exportInvoices(system.context.database, staffOf(shop), filter);
    expect((await file.toArray()).join('')).toContain(`,${written},`);
    await system.expectBooksHold();
  });

  // LEDGER-235, INVOICE-230, LEDGER-31
  test('is refunded in part, and settled at its rate, to the minor unit', async () => {
    const { isCurrencyCode, settlementSteps, system } = added;
    if (!isCurrencyCode(code)) throw new Error(`${code} is not in the table`);
    const shop = await system.shop({ currency: code, isTest: false, providerKind: 'manual' });
    const give = added.refundSteps(system);
    const deposit = await give.paidDeposit(shop, 1_234_567n);
    const refund = await give.refund(deposit, 234_567n);
    await added.payoutSteps(system).say('paid', refund);
    const taken = 18_519n;
    expect(await system.balance(shop, 'merchant_balance')).toBe(1_000_000n - taken);
    // 0.308 KWD or 308 JPY for one USDT.
    const { merchantId } = shop;
    const settled = await settlementSteps.settle(shop, { perUsdt: 308n, baseAmount: 500_000n });
    expect(settled).toMatchObject({ settlementAmount: 1_623_376_623, impliedRate: 308 });
    expect(await system.balance(shop, 'merchant_balance')).toBe(500_000n - taken);
    const [head, row] = await settlementSteps.lines(merchantId);
    const at = (name: string) => row?.[head?.indexOf(name) ?? -1];
    const [amount, rate] = { 3: ['500.000', '0.308'], 0: ['500000', '308'] }[dimension] ?? [];
    expect([at('Amount'), at('USDT amount'), at('Rate')]).toEqual([amount, '1623.376623', rate]);
    await system.expectBooksHold();
  });

  // LEDGER-260
  test.each(['csv', 'mt940', 'camt053'] as const)(
    'is the money of its line in a statement of the bank, %s',
    async (format) => {
      const { isCurrencyCode, statementSteps, statementFiles, system } = added;
      if (!isCurrencyCode(code)) throw new Error(`${code} is not in the table`);
      const shop = await system.shop({ currency: code, isTest: false, providerKind: 'manual' });
      const [accountId] = shop.accountIds;
      if (accountId === undefined) throw new Error('the shop has no account');
      const deposit = await system.createDeposit(shop, 1_234_567n);
      await system.requestRequisites(deposit);
      await system.report(deposit, { transferId: `money-${format}-${code}` });
      const { csvOf, mt940Of, camt053Of, utf8 } = statementFiles;
      const write = { csv: csvOf, mt940: mt940Of, camt053: camt053Of }[format];
      const line = { day: '2026-01-15', amount: 1_234_567n, reference: `money-${format}-${code}` };
      const money = { currency: code, dimension };
      const steps = statementSteps(system);
      await steps.importFile(accountId, { format, bytes: utf8(write([line], money)) });
      expect(await steps.lines(accountId)).toEqual(['2026-01-15 1234567 transfer']);
      expect(await steps.standing(accountId)).toBe(1_234_567n);
      await system.expectBooksHold();
    },
  );
});
