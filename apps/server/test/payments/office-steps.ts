import { type CurrencyCode, minorUnits, settlementAmountAt } from '@tiyin/domain/money';
import { eq, inArray, sql } from 'drizzle-orm';
import { paymentAccount, terminal } from '../../src/db/schema.ts';
import { changeLimit } from '../../src/payments/accounts/account-limit.ts';
import { createSettlement } from '../../src/payments/settlements/create-settlement.ts';
import { setRate } from '../../src/payments/settlements/rates.ts';
import { pauseProvider, resumeProvider } from '../../src/providers/manage/pause-provider.ts';
import type { Shop } from './shop.ts';
import type { TestSystem } from './test-system.ts';

/** Minor units for one USDT. */
const perUsdt = 1_280_000n;

/** The actions of staff on the money, the accounts and the terminals that the invoices of a shop share. */
export function officeSteps(system: TestSystem) {
  const { run, clock } = system;
  const now = () => clock.now();

  const ofProvider = async ({ accountIds: [accountId] }: Shop) => {
    if (accountId === undefined) throw new Error('the shop has no account');
    const [row] = await run((tx) =>
      tx.select().from(paymentAccount).where(eq(paymentAccount.id, accountId)),
    );
    if (!row) throw new Error(`there is no account ${accountId}`);
    return { staff: await system.operator(), providerId: row.providerId, now: now() };
  };

  return {
    async rate(currency: CurrencyCode): Promise<void> {
      const staff = await system.operator();
      await run((tx) => setRate(tx, { staff, currency, perUsdt, now: now() }));
    },

    /** Settles a part of the balance at the rate, once. */
    async settle(shop: Shop, amount: bigint): Promise<void> {
      const baseAmount = minorUnits(amount);
      const request = {
        staff: await system.operator(),
        terminalId: shop.terminalId,
        baseAmount,
        settlementAmount: settlementAmountAt(baseAmount, perUsdt),
        confirmedRate: perUsdt,
        key: undefined,
        secrets: system.context.secrets,
        now: now(),
      };
      await run((tx) => createSettlement(tx, request));
    },

    /** Sets another limit of the first account. */
    async limit({ accountIds: [accountId] }: Shop, limit: bigint): Promise<void> {
      if (accountId === undefined) throw new Error('the shop has no account');
      const change = { limit: minorUnits(limit), priority: 1, checkUniqueAmount: true };
      const staff = await system.operator();
      const command = { staff, accountId, change, expectedVersion: undefined, now: now() };
      await run((tx) => changeLimit(tx, command));
    },

    async pause(shop: Shop): Promise<void> {
      const command = await ofProvider(shop);
      await run((tx) => pauseProvider(tx, { ...command, reason: 'It does not answer' }));
    },

    async resume(shop: Shop): Promise<void> {
      const command = await ofProvider(shop);
      await run((tx) => resumeProvider(tx, command));
    },

    /** Switches the terminals of a shop off, or on again. */
    async switchTerminals({ terminalId, payoutTerminalId }: Shop, areOn: boolean): Promise<void> {
      await run((tx) =>
        tx
          .update(terminal)
          .set({ isEnabled: areOn, version: sql`${terminal.version} + 1` })
          .where(inArray(terminal.id, [terminalId, payoutTerminalId])),
      );
    },
  };
}
