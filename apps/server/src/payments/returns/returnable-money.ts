import type { ReturnableMoney } from '@tiyin/api/types';
import { amountToWire, type MinorUnits, zeroUnits } from '@tiyin/domain/money';
import { methodById } from '@tiyin/domain/requisites';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, provider } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { describeCurrency } from '../describe-currency.ts';
import { describeTransferAccount } from '../transfers/describe-transfer.ts';
import {
  type LockedSource,
  type ReturnSource,
  accountOf,
  readSource,
  returnableOf,
} from './return-source.ts';

/** The money of a source that can be returned now, and the account that would pay it; null if there is none (LEDGER-281). */
export async function readReturnable(
  tx: Tx,
  source: ReturnSource,
): Promise<ReturnableMoney | null> {
  const found = await readSource(tx, source);
  const amount = found ? await amountOf(tx, found) : zeroUnits;
  const accountId = found && amount > 0n ? await accountOf(tx, found) : undefined;
  if (accountId === undefined) return null;
  const [paying] = await tx
    .select({ account: paymentAccount, kind: provider.kind })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(eq(paymentAccount.id, accountId));
  const method = paying && methodById(paying.account.methodId);
  if (!method) throw new Error(`account ${accountId} has no method`);
  return {
    amount: amountToWire(amount),
    currency: describeCurrency(paying.account.currency),
    account: describeTransferAccount(paying.account),
    paymentMethodName: method.name,
    isMadeByHand: paying.kind === 'manual',
  };
}

/** Zero where the return would be refused. */
async function amountOf(tx: Tx, found: LockedSource): Promise<MinorUnits> {
  return returnableOf(tx, found).catch((error: unknown) => {
    if (error instanceof ProblemError) return zeroUnits;
    throw error;
  });
}
