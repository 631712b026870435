import { setTimeout as pause } from 'node:timers/promises';
import type { AccountId } from '@tiyin/domain/ids';
import { invoiceStatusByCode } from '@tiyin/domain/invoices';
import { minorUnits } from '@tiyin/domain/money';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Tx } from '../../src/db/database.ts';
import { isDatabaseUnavailable } from '../../src/db/query-error.ts';
import { ledgerTotal, paymentAccount, provider, terminal } from '../../src/db/schema.ts';
import { moveAccountMoney } from '../../src/payments/accounts/move-money.ts';
import { createForm } from '../../src/payments/form/create-form.ts';
import { changeAmount } from '../../src/payments/invoices/change-amount.ts';
import { changeStatus } from '../../src/payments/invoices/change-status.ts';
import { createSettlement } from '../../src/payments/settlements/create-settlement.ts';
import { ProblemError } from '../../src/problem.ts';
import { createSecrets } from '../../src/secrets/secrets.ts';
import { personOf } from '../payments/test-system-rows.ts';
import { type Random, randomOf } from './random.ts';
import { makeReportDue, passReturnHour } from './time.ts';
import type { World } from './world.ts';

const reason = 'As agreed in the drill';
/** Nothing is encrypted by staff's work: any key will do. */
const secrets = createSecrets(Buffer.alloc(32, 'drill'));

/**
 * Staff who move account money, settle, and change amounts and statuses of invoices of their own, over the
 * drill's connections: the same code as the servers', on the same rows, so that all orders of locks meet.
 */
export async function startStaff(world: World, database: Database) {
  const accountIds = await database.transaction(sandboxAccounts);
  const random = randomOf(world.seed, 'staff');
  let isOn = true;

  async function run<T>(change: (tx: Tx) => Promise<T>): Promise<T | undefined> {
    try {
      return await database.transaction(change);
    } catch (error) {
      const isExpected = error instanceof ProblemError || isDatabaseUnavailable(error);
      if (!isExpected) world.faults.push(`staff: ${String(error)}`);
      return undefined;
    }
  }

  async function work(): Promise<void> {
    for (let round = 1; isOn; round += 1) {
      const accountId = random.pick(accountIds);
      await run((tx) => moveMoney(tx, { accountId, direction: 'TOP_UP' }));
      await run((tx) => moveMoney(tx, { accountId, direction: 'SWEEP' }));
      await run((tx) => settle(tx, world, random));
      await run((tx) => changeInvoice(tx, world, random, round));
      await run(passReturnHour);
      const due = random.happens(0.3) ? await run(makeReportDue) : undefined;
      if (due) world.dueReports.push(due);
      await pause(random.between(50, 500));
    }
  }

  const working = work();
  return {
    async stop(): Promise<void> {
      isOn = false;
      await working;
    },
  };
}

async function sandboxAccounts(tx: Tx): Promise<AccountId[]> {
  const rows = await tx
    .select({ id: paymentAccount.id })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(eq(provider.kind, 'sandbox'))
    .orderBy(asc(paymentAccount.id));
  return rows.map(({ id }) => id);
}

type MoneyMove = {
  readonly accountId: AccountId;
  readonly direction: 'SWEEP' | 'TOP_UP';
  /** Minor units. */
  readonly amount?: bigint;
};

/** Staff move money of an account. */
export async function moveMoney(tx: Tx, { amount = 10_000n, ...rest }: MoneyMove) {
  const staff = await personOf(tx, 'operator');
  const command = { staff, ...rest, amount: minorUnits(amount), comment: reason };
  return moveAccountMoney(tx, { ...command, expectedVersion: undefined, now: new Date() });
}

/** In minor units: a merchant with less keeps it, for the payouts of its customers. */
const keptBalance = 500_000_000n;

async function settle(tx: Tx, { shops }: World, random: Random) {
  const terminalId = random.pick(random.pick(shops).depositTerminalIds);
  const [held] = await tx
    .select({ balance: ledgerTotal.balance })
    .from(ledgerTotal)
    .innerJoin(
      terminal,
      and(
        eq(terminal.merchantId, ledgerTotal.merchantId),
        eq(terminal.isTest, ledgerTotal.isTest),
        eq(terminal.currency, ledgerTotal.currency),
      ),
    )
    .where(and(eq(ledgerTotal.kind, 'merchant_balance'), eq(terminal.id, terminalId)));
  if (held === undefined || held.balance < keptBalance) return undefined;
  const staff = await personOf(tx, 'operator');
  const command = {
    staff,
    terminalId,
    baseAmount: minorUnits(1_265_000n),
    settlementAmount: minorUnits(1_000_000n),
    secrets,
  };
  return createSettlement(tx, {
    ...command,
    confirmedRate: undefined,
    key: undefined,
    now: new Date(),
  });
}

/** A deposit that staff create, change, book by hand and take back: what it moves is back in the end. */
async function changeInvoice(tx: Tx, { shops, seed }: World, random: Random, round: number) {
  const staff = await personOf(tx, 'operator');
  const now = new Date();
  const shop = random.pick(shops);
  const { invoiceId } = await createForm(tx, {
    merchantId: shop.merchantId,
    terminalId: random.pick(shop.depositTerminalIds),
    flowType: 'DEPOSIT',
    amount: minorUnits(1_000_000n),
    canChangeAmount: false,
    merchantInvoiceId: `staff-${seed}-${round}`,
    customer: { externalId: `staff-${round}` },
    successUrl: 'https://shop.test/paid',
    cancelUrl: 'https://shop.test/canceled',
    errorUrl: 'https://shop.test/failed',
    lifetimeSeconds: 6 * 60 * 60,
    now,
  });
  const change = { staff, secrets, invoiceId, expectedVersion: undefined, reason, now };
  await changeAmount(tx, { ...change, amount: minorUnits(1_100_000n) });
  for (const code of ['DONE', 'CANCELED'] as const) {
    await changeStatus(tx, { ...change, statusId: invoiceStatusByCode(code).id });
  }
}
