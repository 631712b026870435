import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { RunTransaction } from '../../src/db/transactions.ts';

const table = '../../../../packages/domain/src/money/currency-table.ts';

/**
 * A dinar of three decimals and a yen of none, in the one table and nowhere else: for the modules that are imported
 * from here on, until `removeCurrencies`.
 */
export function addCurrencies(): void {
  vi.resetModules();
  vi.doMock(table, async (original) => {
    const { currencyTable } = await original<{
      currencyTable: Readonly<Record<string, object>>;
    }>();
    const row = currencyTable['AZN'];
    const dinar = {
      ...row,
      id: 6,
      code: 'KWD',
      name: 'Kuwaiti dinar',
      dimension: 3,
      words: ['kd'],
    };
    const yen = { ...row, id: 7, code: 'JPY', name: 'Japanese yen', dimension: 0, words: ['¥'] };
    return { currencyTable: { ...currencyTable, KWD: dinar, JPY: yen } };
  });
}

/** The migration that a new currency takes: the list of one domain. */
export async function allowCurrencies(run: RunTransaction): Promise<void> {
  const { listDomains } = await import('../../src/db/columns.ts');
  const currencies = listDomains.get('currency_code') ?? [];
  const values = sql.raw(currencies.map((code) => `'${code}'`).join(', '));
  await run(async (tx) => {
    await tx.execute(sql`alter domain currency_code drop constraint currency_code_listed`);
    await tx.execute(
      sql`alter domain currency_code add constraint currency_code_listed check (value in (${values}))`,
    );
  });
}

export function removeCurrencies(): void {
  vi.doUnmock(table);
  vi.resetModules();
}
