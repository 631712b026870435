import { formatReportDay } from '@tiyin/domain/dates';
import type { AccountId } from '@tiyin/domain/ids';
import { currencies, plainAmount } from '@tiyin/domain/money';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '@tiyin/server/db/database';
import { paymentAccount, provider } from '@tiyin/server/db/schema';
import { readDay } from '@tiyin/server/payments/statements/list-days';
import { takeStatement } from '@tiyin/server/payments/statements/take-statement';
import type { DemoStaff } from './demo-staff.ts';

/** A line of a demo's statement; the amount in minor units, below zero if it left. */
type Line = { readonly amount: number; readonly reference: string; readonly purpose: string };

/** The bank's own fee is in no book of ours, until a person explains it. */
const fee: Line = { amount: -250_000, reference: 'bank-fee', purpose: 'Monthly fee of the bank' };

/** Money that nobody expected: it becomes a transfer without an invoice. */
const unexpected: Line = {
  amount: 4_410_000,
  reference: 'bank-4410000',
  purpose: 'Transfer from card 5614…5670',
};

/** An account whose money moved on the demo's day. */
export type DayAccount = {
  readonly id: AccountId;
  readonly bankName: string;
  /** The lines of the bank's statements that we have of the day. */
  readonly statementLines: number;
  readonly lines: readonly Line[];
};

/** The accounts worked by people that had money on a day, with what their bank saw of it. */
export async function readDayAccounts(tx: Tx, day: number): Promise<readonly DayAccount[]> {
  const rows = await tx
    .select({ id: paymentAccount.id, bankName: paymentAccount.bankName })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(and(eq(provider.kind, 'manual'), eq(paymentAccount.currency, 'UZS')))
    .orderBy(asc(paymentAccount.id));
  const accounts: DayAccount[] = [];
  for (const { id, bankName } of rows) {
    const { bank, unseen } = await readDay(tx, { accountId: id, day: formatReportDay(day) });
    const lines = unseen.map(({ amount, reference, kind }) => ({
      amount,
      reference: reference ?? '',
      purpose: kind === 'transfer' ? 'Transfer to card' : 'Payment',
    }));
    if (lines.length === 0) continue;
    accounts.push({ id, bankName: bankName ?? `account ${id}`, lines, statementLines: bank.lines });
  }
  return accounts;
}

/** The statement of an account for a day, as CSV with the usual headings. */
function statementText(day: number, lines: readonly Line[]): string {
  const date = formatReportDay(day).split('-').toReversed().join('.');
  const rows = lines.map(({ amount, reference, purpose }) =>
    [date, plainAmount(amount, currencies.UZS.dimension), reference, 'Card', purpose].join(';'),
  );
  return ['Date;Amount;Reference;Counterparty;Purpose', ...rows, ''].join('\n');
}

/** The statement that the treasurer is to import. */
export function statementToImport(day: number, { lines }: DayAccount): string {
  return statementText(day, [...lines, unexpected]);
}

/** The first account's statement of the day is there, with a fee that a person has to explain. */
export async function importStatement(
  tx: Tx,
  command: { readonly staff: DemoStaff['operator']; readonly day: number; readonly now: Date },
): Promise<void> {
  const { staff, day, now } = command;
  const [account] = await readDayAccounts(tx, day);
  if (!account) return;
  const bytes = Buffer.from(statementText(day, [...account.lines, fee]));
  const name = `${account.bankName}-${formatReportDay(day)}.csv`;
  await takeStatement(tx, {
    staff,
    accountId: account.id,
    file: { format: 'csv', encoding: 'utf-8', name },
    read: () => readWhole(bytes),
    now,
  });
}

async function* readWhole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
