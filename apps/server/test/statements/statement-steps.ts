import type { AccountId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { asc, eq, sql } from 'drizzle-orm';
import { posting, statementLine } from '../../src/db/schema.ts';
import { moveAccountMoney } from '../../src/payments/accounts/move-money.ts';
import { closeDay, explainDay } from '../../src/payments/statements/close-day.ts';
import type { StatementFile } from '../../src/payments/statements/formats/read-statement.ts';
import { readDay } from '../../src/payments/statements/list-days.ts';
import { readStatementRow } from '../../src/payments/statements/list-statements.ts';
import { takeStatement } from '../../src/payments/statements/take-statement.ts';
import type { TestSystem } from '../payments/test-system.ts';
import { type TestLine, csvOf, inPieces, utf8 } from './statement-files.ts';

type File = Partial<Omit<StatementFile, 'bytes'>> & { readonly bytes: Uint8Array };

/** The actions of tests about bank statements: imports, explanations, closed days. */
export function statementSteps(system: TestSystem) {
  const { run, clock } = system;
  const now = () => clock.now();

  const upload = async (accountId: AccountId, { bytes, ...given }: File) => {
    const staff = await system.operator();
    const file = { format: 'csv', encoding: 'utf-8', name: 'a file', ...given } as const;
    const read = () => inPieces(bytes, 64 * 1024);
    return run((tx) => takeStatement(tx, { staff, accountId, file, read, now: now() }));
  };
  const importFile = async (accountId: AccountId, file: File) => {
    const id = await upload(accountId, file);
    await system.runDueJobs();
    return run((tx) => readStatementRow(tx, id));
  };

  return {
    importFile,

    /** Imports these lines as CSV; the jobs that make transfers of them have not run. */
    uploadLines: (accountId: AccountId, lines: readonly TestLine[]) =>
      upload(accountId, { bytes: utf8(csvOf(lines)) }),

    /** Imports these lines as CSV and matches them. */
    importLines: (accountId: AccountId, lines: readonly TestLine[]) =>
      importFile(accountId, { bytes: utf8(csvOf(lines)) }),

    /** The lines of an account with the kind of their match. */
    lines: (accountId: AccountId): Promise<string[]> =>
      run(async (tx) => {
        const rows = await tx
          .select()
          .from(statementLine)
          .where(eq(statementLine.accountId, accountId))
          .orderBy(asc(statementLine.id));
        return rows.map((row) => {
          const { transferId, payoutId, movementId } = row;
          const match = Object.entries({
            transfer: transferId,
            payout: payoutId,
            movement: movementId,
          });
          if (row.amount < 0n && row.reportedAs !== null)
            return `${row.day} ${row.amount} ${row.reportedAs}`;
          const [kind = row.state] = match.flatMap(([name, id]) => (id === null ? [] : [name]));
          return `${row.day} ${row.amount} ${kind}`;
        });
      }),

    day: (accountId: AccountId, day: string) => run((tx) => readDay(tx, { accountId, day })),

    async explain(accountId: AccountId, day: string, reason = 'The fee of the bank') {
      const staff = await system.operator();
      return run((tx) => explainDay(tx, { staff, accountId, day, reason, now: now() }));
    },

    async close(accountId: AccountId, day: string) {
      const staff = await system.operator();
      return run((tx) => closeDay(tx, { staff, accountId, day, now: now() }));
    },

    async move(accountId: AccountId, direction: 'TOP_UP' | 'SWEEP', amount: bigint) {
      const staff = await system.operator();
      const command = {
        staff,
        accountId,
        direction,
        amount: minorUnits(amount),
        comment: 'To the bank',
      } as const;
      await run((tx) =>
        moveAccountMoney(tx, { ...command, expectedVersion: undefined, now: now() }),
      );
    },

    countPostings: () => run((tx) => tx.$count(posting)),

    /** The balance of a payment account in the ledger. */
    standing: (accountId: AccountId): Promise<bigint> =>
      run(async (tx) => {
        const [row] = await tx.execute<{ balance: string }>(sql`
          select coalesce(-sum(balance), 0)::text as balance from ledger_total
          where payment_account_id = ${accountId}`);
        return BigInt(row?.balance ?? 0);
      }),
  };
}
