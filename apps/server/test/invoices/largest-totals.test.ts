import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../callers.ts';
import { type TestSystem, openTestSystem } from '../payments/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await openTestSystem();
});
afterAll(() => system.close());

describe('totals beyond the range of a JSON number', () => {
  // INVOICE-623
  it('are cut to what can be shown, and marked as an estimate', async () => {
    const shop = await system.shop();
    const large = await system.createDeposit(shop, 1_000_000n);
    const canceled = await system.createDeposit(shop, 1_000_001n);
    await system.move(canceled, 'CANCELED');
    const call = await signIn(system.app, 'operator');
    const read = async () => {
      const url = `/api/v1/invoice/totals?terminalId=${shop.terminalId}`;
      const answer = await call({ method: 'GET', url });
      expect(answer.statusCode, answer.body).toBe(200);
      const { entries, isEstimate } = answer.json<{
        data: {
          entries: { invoiceStatus: { code: string }; count: number; sum: number }[];
          isEstimate: boolean;
        };
      }>().data;
      return [
        isEstimate,
        ...entries.map(({ invoiceStatus, count, sum }) => `${invoiceStatus.code} ${count} ${sum}`),
      ];
    };
    const setAmount = (amount: bigint) =>
      system.query(
        sql`update invoice set amount = ${String(amount)}::bigint where id = ${large.invoiceId} returning id`,
      );
    await setAmount(2n ** 53n - 1n - 1_000_001n);
    const atTheLimit = [false, 'NEW 1 9007199253740990', 'CANCELED 1 1000001'];
    expect(await read()).toEqual(atTheLimit);
    await setAmount(2n ** 53n - 1_000_001n);
    expect(await read()).toEqual([true, 'NEW 1 9007199253740991', 'CANCELED 1 1000000']);
    await setAmount(2n ** 53n - 1n);
    expect(await read()).toEqual([true, 'NEW 1 9007199254740991', 'CANCELED 1 0']);
    const another = await system.createDeposit(shop, 1_000_000n);
    expect(another.amount).toBe(1_000_000n);
    expect(await read()).toEqual([true, 'NEW 2 9007199254740991', 'CANCELED 1 0']);
  });
});
