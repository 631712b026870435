import type { AccountId } from '@tiyin/domain/ids';
import type { Tx } from '../../src/db/database.ts';
import { readReportedAccount } from '../../src/payments/transfers/reported-account.ts';
import { type TakenTransfer, takeTransfer } from '../../src/payments/transfers/take-transfer.ts';
import type { TransferReport } from '../../src/payments/transfers/transfer-report.ts';

type Report = Omit<TransferReport, 'account' | 'actor'> & { readonly accountId: AccountId };

/** The provider of an account reports money on it. */
export async function takeReport(tx: Tx, { accountId, ...report }: Report): Promise<TakenTransfer> {
  const account = await readReportedAccount(tx, accountId);
  if (!account) throw new Error('there is no such account');
  const actor = { type: 'provider', id: account.providerId } as const;
  return takeTransfer(tx, { ...report, actor, account });
}
