import type { MerchantId, PoolId, TerminalId } from '@tiyin/domain/ids';
import { money, minorUnits } from '@tiyin/domain/money';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../src/db/database.ts';
import { pool, provider, terminal, terminalMethod } from '../../src/db/schema.ts';
import { createAccount } from '../../src/payments/accounts/create-account.ts';
import { post } from '../../src/payments/ledger/post.ts';
import { createPayout } from '../../src/payments/withdrawals/create-payout.ts';
import { livePayoutOf } from '../../src/payments/payouts/payout-row.ts';
import type { Secrets } from '../../src/secrets/secrets.ts';
import { humo } from '../payments/shop.ts';
import type { TestApp } from '../test-app.ts';

/** Enough for every payout of a run, in minor units. */
const plenty = 10_000_000_000n;
const currency = 'UZS';

/** Makes payouts of the first demo merchant, in production, that wait for a person. */
export async function openManualPayouts({
  context: { database, secrets },
  clock,
  shops,
}: TestApp): Promise<() => Promise<string>> {
  const { merchantId } = shops[0];
  const terminalId = await database.transaction(async (tx) => {
    const { poolId, accountId } = await insertManualAccount(tx, secrets);
    await post(tx, {
      kind: 'account_movement',
      isTest: false,
      movements: [
        {
          from: { kind: 'payment_account', paymentAccountId: accountId },
          to: { kind: 'merchant_balance', merchantId },
          money: money(minorUnits(plenty), currency),
        },
      ],
      now: clock.now(),
    });
    return insertPayoutTerminal(tx, merchantId, poolId);
  });
  return () =>
    database.transaction(async (tx) => {
      const { invoiceId } = await createPayout(tx, {
        customer: { externalId: 'u-1' },
        merchantId,
        terminalId,
        amount: minorUnits(200_000n),
        merchantInvoiceId: randomUUID(),
        paymentMethodName: 'Humo',
        credential: '9860120115551234',
        secrets,
        now: clock.now(),
      });
      const payout = await livePayoutOf(tx, invoiceId);
      if (!payout) throw new Error('no payout waits for a person');
      return payout.id;
    });
}

async function insertManualAccount(tx: Tx, secrets: Secrets) {
  const [by] = await tx.insert(provider).values({ name: 'By hand', kind: 'manual' }).returning();
  const [newPool] = await tx.insert(pool).values({ name: 'By hand' }).returning();
  if (!by || !newPool) throw new Error('a pool was not written');
  const account = {
    providerId: by.id,
    poolId: newPool.id,
    methodId: humo,
    currency,
    value: '9860990000000003',
    limit: minorUnits(2n * plenty),
    priority: 1,
    checkUniqueAmount: true,
  } as const;
  return { poolId: newPool.id, accountId: await createAccount(tx, account, secrets) };
}

async function insertPayoutTerminal(
  tx: Tx,
  merchantId: MerchantId,
  poolId: PoolId,
): Promise<TerminalId> {
  const flow = { flowType: 'WITHDRAWAL', currency, isTest: false } as const;
  const [row] = await tx
    .insert(terminal)
    .values({ ...flow, merchantId, poolId, name: 'Payouts by hand' })
    .returning();
  if (!row) throw new Error('a terminal was not written');
  await tx.insert(terminalMethod).values({
    terminalId: row.id,
    methodId: humo,
    minAmount: minorUnits(100_000n),
    maxAmount: minorUnits(plenty),
    feeBasisPoints: 150,
    feeFixed: minorUnits(0n),
  });
  return row.id;
}
