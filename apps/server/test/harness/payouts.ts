import {
  asId,
  type AccountId,
  type InvoiceId,
  type ProviderId,
  type TerminalId,
} from '@tiyin/domain/ids';
import { payoutWindowMs } from '@tiyin/domain/invoices';
import { money, minorUnits } from '@tiyin/domain/money';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../src/db/database.ts';
import { accountMovement, person, terminal, terminalMethod } from '../../src/db/schema.ts';
import { createInvoice } from '../../src/payments/invoices/create-invoice.ts';
import { changeStatus } from '../../src/payments/invoices/change-status.ts';
import { post } from '../../src/payments/ledger/post.ts';
import { createPayout } from '../../src/payments/withdrawals/create-payout.ts';
import { payoutsOf } from '../../src/payments/payouts/payout-row.ts';
import { runPayoutWindow } from '../../src/payments/withdrawals/payout-window.ts';
import { reportPayout } from '../../src/payments/withdrawals/report-payout.ts';
import type { TestApp } from '../test-app.ts';
import { humo } from '../payments/shop.ts';

/** Enough for every payout of a run, in minor units; a terminal takes as much at once. */
const plenty = 10_000_000_000n;

/** Setup for payouts of the first demo merchant. */
export type Payouts = {
  readonly terminalId: TerminalId;
  /** The deposit that its balance comes from. */
  readonly doneInvoiceId: InvoiceId;
  /** Makes a withdrawal that was refused and may be retried. */
  readonly declined: () => Promise<string>;
  /** Makes a payout that was unknown for too long. */
  readonly unknown: () => Promise<string>;
};

/** Gives the first demo merchant a terminal that pays out, a balance, and accounts with money on them. */
export async function openPayouts({ context, clock, shops }: TestApp): Promise<Payouts> {
  const { database, secrets } = context;
  const { merchantId, terminalIds } = shops[0];
  const opened = await database.transaction(async (tx) => {
    const [deposits] = await tx
      .select()
      .from(terminal)
      .where(eq(terminal.id, terminalIds[0] ?? asId<TerminalId>(0)));
    if (!deposits) throw new Error('the first demo merchant has no terminal');
    const { id: _, ...columns } = deposits;
    const [made] = await tx
      .insert(terminal)
      .values({ ...columns, name: 'Payouts', flowType: 'WITHDRAWAL' })
      .returning();
    if (!made) throw new Error('a terminal was not written');
    await tx.insert(terminalMethod).values({
      terminalId: made.id,
      methodId: humo,
      minAmount: minorUnits(100_000n),
      maxAmount: minorUnits(plenty),
      feeBasisPoints: 150,
      feeFixed: minorUnits(0n),
    });
    return { depositTerminalId: deposits.id, terminalId: made.id };
  });
  const account = {
    merchantId,
    amount: minorUnits(plenty),
    customer: { externalId: 'u-1' },
    now: clock.now(),
  };
  const doneInvoiceId = await database.transaction(async (tx) => {
    const { row } = await createInvoice(tx, {
      ...account,
      terminalId: opened.depositTerminalId,
      flowType: 'DEPOSIT',
      merchantInvoiceId: randomUUID(),
      deadlineAt: clock.now(),
    });
    const reason = 'Money to pay out';
    const change = { invoiceId: row.id, statusId: 5, reason, secrets, expectedVersion: undefined };
    await changeStatus(tx, { ...change, staff: await operator(tx), now: clock.now() });
    await topUp(tx, clock.now());
    return row.id;
  });
  const payOut = async (tx: Tx, now: Date) => {
    const made = await createPayout(tx, {
      ...account,
      terminalId: opened.terminalId,
      amount: minorUnits(200_000n),
      merchantInvoiceId: randomUUID(),
      paymentMethodName: 'Humo',
      credential: '9860120115551234',
      secrets,
      now,
    });
    const [payout] = await payoutsOf(tx, made.invoiceId);
    if (!payout) throw new Error('nothing was sent');
    return { invoiceId: made.invoiceId, payoutId: payout.id };
  };
  return {
    terminalId: opened.terminalId,
    doneInvoiceId,
    declined: () =>
      database.transaction(async (tx) => {
        const now = clock.now();
        const { invoiceId, payoutId } = await payOut(tx, now);
        const actor = { type: 'provider', id: asId<ProviderId>(1) } as const;
        await reportPayout(tx, { payoutId, outcome: 'refused', actor, now });
        return invoiceId;
      }),
    unknown: () =>
      database.transaction(async (tx) => {
        const { payoutId } = await payOut(tx, new Date(clock.now().getTime() - payoutWindowMs));
        await runPayoutWindow(tx, payoutId, clock.now());
        return payoutId;
      }),
  };
}

async function operator(tx: Tx) {
  const [found] = await tx.select().from(person).where(eq(person.username, 'operator'));
  if (!found) throw new Error('there is no operator');
  return found;
}

/** Moves money from outside to the first account, which is of Humo. */
async function topUp(tx: Tx, now: Date): Promise<void> {
  const move = {
    accountId: asId<AccountId>(1),
    amount: minorUnits(plenty),
    comment: 'For payouts',
    createdAt: now,
  };
  const [movement] = await tx.insert(accountMovement).values(move).returning();
  if (!movement) throw new Error('a movement was not written');
  await post(tx, {
    kind: 'account_movement',
    movementId: movement.id,
    isTest: true,
    movements: [
      {
        from: { kind: 'payment_account', paymentAccountId: asId(1) },
        to: { kind: 'treasury' },
        money: money(minorUnits(plenty), 'UZS'),
      },
    ],
    now,
  });
}
