import type { CreateFormRequest } from '@tiyin/api/types';
import { asId, type MerchantId, type ProviderId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { eq } from 'drizzle-orm';
import { paymentAccount, person, pool } from '../../src/db/schema.ts';
import { createInvoice } from '../../src/payments/invoices/create-invoice.ts';
import { createAccount } from '../../src/payments/accounts/create-account.ts';
import { readReportedAccount } from '../../src/payments/transfers/reported-account.ts';
import { takeTransfer } from '../../src/payments/transfers/take-transfer.ts';
import { createHttpProvider } from '../../src/providers/http/create-http-provider.ts';
import type { TestApp } from '../test-app.ts';

type StrayAccounts = {
  readonly provider: { readonly id: number; readonly secret: string; readonly accountId: number };
  readonly strayAccountId: number;
  /** A provider that nobody reports as: its secret may change. */
  readonly spareProviderId: number;
};

/** Accounts in a pool of no terminal: one of the sandbox, one of an http provider. */
export async function insertStrayAccounts({
  context: { database, secrets },
}: TestApp): Promise<StrayAccounts> {
  return database.transaction(async (tx) => {
    const [known] = await tx.select().from(paymentAccount).limit(1);
    const [newPool] = await tx.insert(pool).values({ name: 'Routed to by nobody' }).returning();
    if (!known || !newPool) throw new Error('the demo has no account');
    const { methodId, currency, limit } = known;
    const account = { poolId: newPool.id, methodId, currency, limit, priority: 1 };
    const insert = (providerId: ProviderId, value: string, owner?: string) => {
      const fields = { providerId, value, owner, bankName: 'Agrobank', checkUniqueAmount: true };
      return createAccount(tx, { ...account, ...fields }, secrets);
    };
    const secret = `whsec_${Buffer.alloc(32, 'provider').toString('base64')}`;
    const url = 'https://provider.example';
    const id = await createHttpProvider(tx, { name: 'Provider', url, secret }, secrets);
    const spare = { name: 'Spare provider', url, secret };
    return {
      spareProviderId: await createHttpProvider(tx, spare, secrets),
      strayAccountId: await insert(known.providerId, '9860990000000001', 'KARIMOV M.'),
      provider: { id, secret, accountId: await insert(id, '9860990000000002') },
    };
  });
}

/** Money that its provider reports without saying whose it is. */
export async function reportStray(
  { context: { database, clock } }: TestApp,
  accountId: number,
  { merchantInvoiceId, amount }: CreateFormRequest,
): Promise<number> {
  return database.transaction(async (tx) => {
    const account = await readReportedAccount(tx, asId(accountId));
    if (!account) throw new Error('there is no stray account');
    const { transfer } = await takeTransfer(tx, {
      actor: { type: 'provider', id: account.providerId },
      account,
      externalId: `stray-${merchantInvoiceId}`,
      amount: minorUnits(BigInt(amount)),
      now: clock.now(),
    });
    return transfer.id;
  });
}

/** A deposit that more money came for than its amount. */
export async function insertOverpaid(
  { context: { database }, clock }: TestApp,
  { accountId, merchantId, request }: Overpaid,
): Promise<string> {
  return database.transaction(async (tx) => {
    const account = await readReportedAccount(tx, asId(accountId));
    const [operator] = await tx.select().from(person).where(eq(person.username, 'operator'));
    if (!account || !operator) throw new Error('there is no stray account, or no operator');
    const { row } = await createInvoice(tx, {
      merchantId,
      terminalId: asId(request.terminalId),
      flowType: 'DEPOSIT',
      amount: minorUnits(BigInt(request.amount)),
      merchantInvoiceId: `overpaid-${request.merchantInvoiceId}`,
      customer: { externalId: 'u-1' },
      deadlineAt: new Date(clock.now().getTime() + 86_400_000),
      now: clock.now(),
    });
    await takeTransfer(tx, {
      actor: { type: 'staff', id: operator.id },
      account,
      externalId: `overpaid-${request.merchantInvoiceId}`,
      amount: minorUnits(BigInt(request.amount) + 50_000n),
      invoiceId: row.id,
      now: clock.now(),
    });
    return row.id;
  });
}

type Overpaid = {
  readonly accountId: number;
  readonly merchantId: MerchantId;
  readonly request: CreateFormRequest;
};
