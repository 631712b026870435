import type { AccountId } from '@tiyin/domain/ids';
import {
  type CurrencyCode,
  currencies,
  formatAmount,
  largestTransfer,
  type MinorUnits,
  zeroUnits,
} from '@tiyin/domain/money';
import { and, eq, max, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, provider, terminal, terminalMethod } from '../../db/schema.ts';
import { notAllowed } from '../../problem.ts';

/** The multiple of the largest limit among terminals with the account's method. */
const timesOffered = 10n;

type Reported = {
  readonly accountId: AccountId;
  readonly currency: CurrencyCode;
  /** Minor units. */
  readonly amount: MinorUnits;
};

/**
 * Refuses an implausibly large reported amount, 422 at `/amount`: a typing error, or a broken
 * provider (LEDGER-205).
 */
export async function requirePossibleAmount(tx: Tx, reported: Reported): Promise<void> {
  const { accountId, currency, amount } = reported;
  const largest = largestTransfer(currency);
  if (amount <= largest) return;
  const offered = (await maxOffered(tx, accountId)) * timesOffered;
  if (amount <= offered) return;
  const limit = offered > largest ? offered : largest;
  throw notAllowed(
    '/amount',
    `No transfer is larger than ${formatAmount(limit, currencies[currency].dimension)} ${currency}`,
  );
}

async function maxOffered(tx: Tx, accountId: AccountId): Promise<MinorUnits> {
  const [row] = await tx
    .select({ limit: max(terminalMethod.maxAmount) })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .innerJoin(terminalMethod, eq(terminalMethod.methodId, paymentAccount.methodId))
    .innerJoin(
      terminal,
      and(
        eq(terminal.id, terminalMethod.terminalId),
        eq(terminal.currency, paymentAccount.currency),
        // A terminal of test may have any limit, which one person sets.
        sql`${terminal.isTest} = (${provider.kind} = 'sandbox')`,
      ),
    )
    .where(eq(paymentAccount.id, accountId));
  return row?.limit ?? zeroUnits;
}
