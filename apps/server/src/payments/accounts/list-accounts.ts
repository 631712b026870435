import type { AccountSort } from '@tiyin/api/types';
import { asId } from '@tiyin/domain/ids';
import { amountToWire } from '@tiyin/domain/money';
import { paymentMethods } from '@tiyin/domain/requisites';
import { type SQL, asc, desc, eq, inArray, or, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { foldName } from '../../db/fold-name.ts';
import { paymentAccount, provider } from '../../db/schema.ts';
import {
  balanceOfAccount,
  expectedOnAccount,
  poolsOfAccount,
  wireAmount,
} from './account-figures.ts';
import { describeOne } from './describe-account.ts';

type Page = {
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
  readonly search: string | undefined;
  readonly sort: AccountSort;
};

const columns = {
  account: paymentAccount,
  provider,
  balance: balanceOfAccount,
  expected: expectedOnAccount,
  pools: poolsOfAccount,
} as const;

/** The used share of the limit; an account with a limit of zero is full. */
const limitUse = sql`case when ${paymentAccount.limit} > 0
  then (${balanceOfAccount}::numeric + ${expectedOnAccount}::numeric) / ${paymentAccount.limit}
  else 1 end`;

const orders: Readonly<Record<AccountSort, SQL>> = {
  newest: desc(paymentAccount.id),
  oldest: asc(paymentAccount.id),
  most_used: desc(limitUse),
  least_used: asc(limitUse),
};

/**
 * A page of the payment accounts with their figures, read by one statement (OFFICE-312); sandbox accounts
 * are listed next to the others as with terminals (OFFICE-71). They belong to no merchant: the
 * permission shows all.
 */
export async function listAccounts(tx: Tx, { page, size, search = '', sort }: Page) {
  const wanted = search.trim() === '' ? undefined : await searched(tx, search.trim());
  const rows = await tx
    .select(columns)
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(wanted)
    .orderBy(orders[sort], desc(paymentAccount.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(wanted);
  const data = rows.map(({ balance, expected, pools, ...row }) => ({
    ...describeOne(row),
    limit: amountToWire(row.account.limit),
    balance: wireAmount(balance),
    expected: wireAmount(expected),
    pools,
  }));
  return { data, total: counted?.total ?? 0 };
}

const largestId = 2_147_483_647;

/**
 * The exact id, a prefix of the last four digits, a part of the names of provider, method and bank.
 */
async function searched(tx: Tx, text: string): Promise<SQL | undefined> {
  const part = foldName(text);
  const has = (name: string) => foldName(name).includes(part);
  const providers = await tx.select({ id: provider.id, name: provider.name }).from(provider);
  const banks = await tx.selectDistinct({ name: paymentAccount.bankName }).from(paymentAccount);
  const methods = paymentMethods.filter(({ name, displayName }) => has(`${name} ${displayName}`));
  const isNumber = /^\d+$/.test(text);
  return or(
    inArray(
      provider.id,
      providers.filter(({ name }) => has(name)).map(({ id }) => id),
    ),
    inArray(
      paymentAccount.bankName,
      banks.flatMap(({ name }) => (name !== null && has(name) ? [name] : [])),
    ),
    inArray(
      paymentAccount.methodId,
      methods.map(({ id }) => id),
    ),
    isNumber ? sql`${paymentAccount.valueLastFour} like ${`${text}%`}` : undefined,
    isNumber && Number(text) <= largestId ? eq(paymentAccount.id, asId(Number(text))) : undefined,
  );
}
