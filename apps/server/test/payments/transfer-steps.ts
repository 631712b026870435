import { randomUUID } from 'node:crypto';
import type { AccountId, TransferId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { asc, eq } from 'drizzle-orm';
import { entry, ledgerAccount, notification, posting, transfer } from '../../src/db/schema.ts';
import { assignTransfer } from '../../src/payments/transfers/assign-transfer.ts';
import { readTransfer } from '../../src/payments/transfers/read-transfer.ts';
import { reverseTransfer } from '../../src/payments/transfers/reverse-transfer.ts';
import { reportByStaff } from '../../src/payments/transfers/report-by-staff.ts';
import type { TakenTransfer } from '../../src/payments/transfers/take-transfer.ts';
import type { TransferRow } from '../../src/payments/transfers/transfer-row.ts';
import type { Deposit, TestSystem } from './test-system.ts';
import { takeReport } from './take-report.ts';

type Money = {
  readonly accountId: AccountId;
  readonly amount: bigint;
  readonly transferId?: string;
  readonly named?: Deposit;
  /** Of a person who vouches for it. */
  readonly comment?: string;
};

/** The actions of tests about transfers: reports, assignments and the notifications to people. */
export function transferSteps(system: TestSystem) {
  const { run, clock } = system;
  return {
    /** A provider reports money on an account, by default without naming an invoice. */
    take: (money: Money): Promise<TakenTransfer> =>
      run((tx) =>
        takeReport(tx, {
          accountId: money.accountId,
          externalId: money.transferId ?? randomUUID(),
          amount: minorUnits(money.amount),
          invoiceId: money.named?.invoiceId,
          now: clock.now(),
        }),
      ),

    /** The operator vouches for money on an account; returns the transfer's id. */
    async vouch(money: Money): Promise<TransferId> {
      const staff = await system.operator();
      return run((tx) =>
        reportByStaff(tx, {
          staff,
          accountId: money.accountId,
          amount: minorUnits(money.amount),
          externalId: money.transferId ?? randomUUID(),
          comment: money.comment ?? 'Seen on the statement',
          invoiceId: money.named?.invoiceId,
          now: clock.now(),
        }),
      );
    },

    /** The operator says whose money it is. */
    async assign(id: TransferId, deposit: Deposit): Promise<void> {
      const staff = await system.operator();
      const { invoiceId } = deposit;
      const reason = 'The customer sent the receipt';
      await run((tx) => assignTransfer(tx, { staff, id, invoiceId, reason, now: clock.now() }));
    },

    /** The operator says that it was reported wrongly. */
    async takeBack(id: TransferId): Promise<void> {
      const staff = await system.operator();
      const reason = 'It is our own money';
      await run((tx) => reverseTransfer(tx, { staff, id, reason, now: clock.now() }));
    },

    async read(id: TransferId) {
      const staff = await system.operator();
      return run((tx) => readTransfer(tx, staff, id));
    },

    row: (id: TransferId): Promise<TransferRow | undefined> =>
      run(async (tx) => (await tx.select().from(transfer).where(eq(transfer.id, id)))[0]),

    /** The transfer that its reporter calls so. */
    find: (externalId: string): Promise<TransferRow | undefined> =>
      run(async (tx) => {
        const ownId = eq(transfer.externalId, externalId);
        return (await tx.select().from(transfer).where(ownId))[0];
      }),

    /** The postings of a transfer as lines like "suspense of a merchant 500". */
    postings: (id: TransferId): Promise<string[][]> =>
      run(async (tx) => {
        const rows = await tx
          .select({ posting, account: ledgerAccount, amount: entry.amount })
          .from(posting)
          .innerJoin(entry, eq(entry.postingId, posting.id))
          .innerJoin(ledgerAccount, eq(ledgerAccount.id, entry.accountId))
          .where(eq(posting.transferId, id))
          .orderBy(asc(posting.id), asc(entry.id));
        const byPosting = Map.groupBy(rows, (row) => row.posting.id);
        return [...byPosting.values()].map((legs) => [
          legs[0]?.posting.kind ?? '',
          ...legs.map(({ account, amount }) => {
            const owner = account.kind === 'suspense' && account.merchantId === null;
            return `${account.kind}${owner ? ' without a merchant' : ''} ${amount}`;
          }),
        ]);
      }),

    /** The kinds of the open notifications about a subject. */
    notificationKinds: (subject: string): Promise<string[]> =>
      run(async (tx) => {
        const rows = await tx
          .select()
          .from(notification)
          .where(eq(notification.subject, subject))
          .orderBy(asc(notification.id));
        return rows.flatMap((row) => (row.closedAt === null ? [row.kind] : []));
      }),
  };
}
