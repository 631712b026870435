import { paymentMethods } from '@tiyin/domain/requisites';
import { type SQL, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { paymentAccount, provider } from '../../db/schema.ts';
import { describeListed } from './describe-account.ts';

type Page = {
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
  readonly search: string | undefined;
};

/**
 * A page of the payment accounts, the newest first, so that one that was just made is seen; those of the sandbox
 * beside the others as with terminals (decision 4). They belong to no merchant: who may see them sees all.
 */
export async function listAccounts(tx: Tx, { page, size, search = '' }: Page) {
  const wanted = search.trim() === '' ? undefined : searched(search.trim());
  const rows = await tx
    .select({ account: paymentAccount, provider })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(wanted)
    .orderBy(desc(paymentAccount.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(wanted);
  return { data: rows.map(describeListed), total: counted?.total ?? 0 };
}

const largestId = 2_147_483_647;

/** The id exactly, last four digits by their beginning, names of provider, method and bank by a part of them. */
function searched(text: string): SQL | undefined {
  const part = text.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const isNumber = /^\d+$/.test(text);
  return or(
    ilike(provider.name, `%${part}%`),
    ilike(paymentAccount.bankName, `%${part}%`),
    inArray(paymentAccount.methodId, methodsNamed(text)),
    isNumber ? sql`${paymentAccount.valueLastFour} like ${`${part}%`}` : undefined,
    isNumber && Number(text) <= largestId ? eq(paymentAccount.id, Number(text)) : undefined,
  );
}

function methodsNamed(text: string): number[] {
  const part = text.toLowerCase();
  return paymentMethods
    .filter(({ name, displayName }) => `${name} ${displayName}`.toLowerCase().includes(part))
    .map(({ id }) => id);
}
