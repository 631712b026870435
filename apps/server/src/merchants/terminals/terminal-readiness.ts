import type { MerchantId } from '@tiyin/domain/ids';
import { methodById } from '@tiyin/domain/requisites';
import { and, eq, gt, isNull, ne, or } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import {
  apiKey,
  merchant,
  paymentAccount,
  pool,
  poolAccount,
  provider,
  terminal,
} from '../../db/schema.ts';
import { methodsOf } from './terminal-methods.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import type { WhichTerminal } from './read-terminal.ts';

type TerminalRow = typeof terminal.$inferSelect;

type Missing = {
  readonly code: 'method' | 'account' | 'callback_address' | 'api_key';
  readonly message: string;
};

/**
 * The missing parts of a terminal in a person's scope for payments in production (OFFICE-232); 404
 * out of scope.
 */
export async function terminalReadiness(
  tx: Tx,
  { staff, terminalId, now }: WhichTerminal & { readonly now: Date },
) {
  const [row] = await tx
    .select({ terminal, poolName: pool.name, callbackUrl: merchant.callbackUrl })
    .from(terminal)
    .innerJoin(pool, eq(pool.id, terminal.poolId))
    .innerJoin(merchant, eq(merchant.id, terminal.merchantId))
    .where(and(eq(terminal.id, terminalId), inScope(staff, terminal.merchantId)));
  if (!row) throw new ProblemError('not_found');
  const missing: Missing[] = [
    ...(await missingAccounts(tx, row.terminal, row.poolName)),
    ...(row.callbackUrl === null ? [noCallbackAddress] : []),
    ...((await hasApiKey(tx, row.terminal.merchantId, now)) ? [] : [noApiKey]),
  ];
  return { missing };
}

const noMethod: Missing = { code: 'method', message: 'No payment method is enabled' };
const noCallbackAddress: Missing = {
  code: 'callback_address',
  message: 'The merchant has no callback address',
};
const noApiKey: Missing = { code: 'api_key', message: 'The merchant has no API key' };

async function missingAccounts(tx: Tx, row: TerminalRow, poolName: string): Promise<Missing[]> {
  const methods = await methodsOf(tx, { terminalId: row.id });
  if (methods.length === 0) return [noMethod];
  const usable = await usableMethods(tx, row);
  const number = row.flowType === 'DEPOSIT' ? ' and a number' : '';
  return methods
    .filter(({ methodId }) => !usable.has(methodId))
    .map(({ methodId }) => ({
      code: 'account',
      message: `${methodById(methodId)?.name ?? methodId}: the pool ${poolName} has no enabled account with a real provider${number}`,
    }));
}

/** The methods for which the pool has an enabled account of a real provider, for deposits with a number. */
async function usableMethods(tx: Tx, row: TerminalRow): Promise<ReadonlySet<number>> {
  const accounts = await tx
    .select({ methodId: paymentAccount.methodId, value: paymentAccount.valueEncrypted })
    .from(poolAccount)
    .innerJoin(paymentAccount, eq(paymentAccount.id, poolAccount.accountId))
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(
      and(
        eq(poolAccount.poolId, row.poolId),
        eq(paymentAccount.currency, row.currency),
        eq(paymentAccount.isEnabled, true),
        isNull(paymentAccount.pausedAt),
        isNull(provider.pausedAt),
        ne(provider.kind, 'sandbox'),
      ),
    );
  const isUsable = (value: string | null) => row.flowType === 'WITHDRAWAL' || value !== null;
  return new Set(accounts.flatMap(({ methodId, value }) => (isUsable(value) ? [methodId] : [])));
}

/** A key for test alone does not see a terminal in production (API-489). */
async function hasApiKey(tx: Tx, merchantId: MerchantId, now: Date): Promise<boolean> {
  const isUnexpired = or(isNull(apiKey.expiresAt), gt(apiKey.expiresAt, now));
  const [key] = await tx
    .select({ id: apiKey.id })
    .from(apiKey)
    .where(
      and(
        eq(apiKey.merchantId, merchantId),
        isNull(apiKey.revokedAt),
        isUnexpired,
        or(isNull(apiKey.isTest), eq(apiKey.isTest, false)),
      ),
    )
    .limit(1);
  return key !== undefined;
}
