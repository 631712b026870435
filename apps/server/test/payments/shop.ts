import type { AccountId, MerchantId, MethodId, PoolId, TerminalId } from '@tiyin/domain/ids';
import type { PaymentRules } from '@tiyin/domain/invoices';
import { type CurrencyCode, minorUnits } from '@tiyin/domain/money';
import { methodByName } from '@tiyin/domain/requisites';
import { eq } from 'drizzle-orm';
import { createMerchant } from '../../src/merchants/create-merchant.ts';
import { createAccount } from '../../src/payments/accounts/create-account.ts';
import type { Secrets } from '../../src/secrets/secrets.ts';
import type { Tx } from '../../src/db/database.ts';
import { merchant, pool, provider, terminal, terminalMethod } from '../../src/db/schema.ts';

/** A payment account of a shop, by what a test cares about; the rest is the same for all. */
type AccountOptions = {
  readonly methodId?: MethodId;
  readonly limit?: bigint;
  readonly priority?: number;
  readonly checkUniqueAmount?: boolean;
  readonly isEnabled?: boolean;
};

export type ShopOptions = {
  readonly accounts?: readonly AccountOptions[];
  readonly isTest?: boolean;
  /** Default: UZS. */
  readonly currency?: CurrencyCode;
  readonly feeBasisPoints?: number;
  readonly feeFixed?: bigint;
  readonly callbackUrl?: string;
  /** The terminal's rules for money that is not the amount; by default those of a new terminal. */
  readonly rules?: Partial<PaymentRules>;
  /** The provider of the accounts, by default the sandbox. */
  readonly providerKind?: 'sandbox' | 'manual' | 'http';
};

/** A merchant of a test's own, with a terminal of each flow and one pool of accounts. */
export type Shop = {
  readonly merchantId: MerchantId;
  readonly terminalId: TerminalId;
  /** Pays out from the same accounts. */
  readonly payoutTerminalId: TerminalId;
  readonly accountIds: readonly AccountId[];
};

/** The rules of a terminal that leaves all other money than the amount to a person. */
export const byPerson: PaymentRules = { shortPayment: 'PERSON', overPayment: 'PERSON' };

/** The methods that every shop offers; accounts have the first by default. */
export const humo = methodByName('Humo').id;
export const uzcard = methodByName('Uzs').id;

/** Roomy enough for every test that does not care. */
const roomyLimit = 2_000_000_000_000n;

let cardsMade = 0;

/** Creates a shop, by default with a fee of 1.5 %. */
export async function insertShop(tx: Tx, secrets: Secrets, options: ShopOptions): Promise<Shop> {
  const merchantId = await createMerchant(tx, 'A shop', secrets);
  await tx
    .update(merchant)
    .set({ callbackUrl: options.callbackUrl ?? null })
    .where(eq(merchant.id, merchantId));
  const [ownProvider] = await tx
    .insert(provider)
    .values({ name: 'A provider', kind: options.providerKind ?? 'sandbox' })
    .returning();
  const [newPool] = await tx.insert(pool).values({ name: 'A pool' }).returning();
  if (!ownProvider || !newPool) throw new Error('a pool was not written');
  const poolId = newPool.id;
  const accountIds: AccountId[] = [];
  for (const account of options.accounts ?? [{}]) {
    cardsMade += 1;
    const columns = {
      providerId: ownProvider.id,
      poolId,
      methodId: account.methodId ?? humo,
      currency: options.currency ?? 'UZS',
      value: `9860${String(cardsMade).padStart(12, '0')}`,
      limit: minorUnits(account.limit ?? roomyLimit),
      priority: account.priority ?? 1,
      checkUniqueAmount: account.checkUniqueAmount ?? true,
      isEnabled: account.isEnabled ?? true,
    } as const;
    accountIds.push(await createAccount(tx, columns, secrets));
  }
  return {
    merchantId,
    accountIds,
    terminalId: await insertTerminal(tx, { merchantId, poolId, flowType: 'DEPOSIT' }, options),
    payoutTerminalId: await insertTerminal(
      tx,
      { merchantId, poolId, flowType: 'WITHDRAWAL' },
      options,
    ),
  };
}

async function insertTerminal(
  tx: Tx,
  owner: { merchantId: MerchantId; poolId: PoolId; flowType: 'DEPOSIT' | 'WITHDRAWAL' },
  options: ShopOptions,
): Promise<TerminalId> {
  const [row] = await tx
    .insert(terminal)
    .values({
      ...owner,
      name: 'A terminal',
      currency: options.currency ?? 'UZS',
      isTest: options.isTest ?? true,
      ...options.rules,
    })
    .returning();
  if (!row) throw new Error('a terminal was not written');
  await tx.insert(terminalMethod).values(
    [humo, uzcard].map((methodId) => ({
      terminalId: row.id,
      methodId,
      minAmount: minorUnits(100_000n),
      maxAmount: minorUnits(10_000_000_000n),
      feeBasisPoints: options.feeBasisPoints ?? 150,
      feeFixed: minorUnits(options.feeFixed ?? 0n),
    })),
  );
  return row.id;
}
