import {
  type AccountId,
  asId,
  type MerchantId,
  type MethodId,
  type PoolId,
  type ProviderId,
  type TerminalId,
} from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { methodByName } from '@tiyin/domain/requisites';
import { asc, eq } from 'drizzle-orm';
import type { ServerContext } from '@tiyin/server/context';
import type { Tx } from '@tiyin/server/db/database';
import { noteFact } from '@tiyin/server/db/installation';
import {
  merchant,
  paymentAccount,
  pool,
  provider,
  terminal,
  terminalMethod,
} from '@tiyin/server/db/schema';
import { StartupError } from '@tiyin/server/errors/startup-error';
import { createAccount } from '@tiyin/server/payments/accounts/create-account';
import { createHttpProvider } from '@tiyin/server/providers/http/create-http-provider';
import type { Secrets } from '@tiyin/server/secrets/secrets';

/** The ids shared by the example provider and its users. */
export type DemoProvider = {
  readonly providerId: ProviderId;
  readonly accountId: AccountId;
  readonly depositTerminalId: TerminalId;
  readonly payoutTerminalId: TerminalId;
};

const name = 'Example provider';
/** A card that no bank gave out. */
const card = '9860990142210077';
const limit = 2_000_000_000_000n;

/**
 * Gives the first demo merchant production terminals of an http provider, once, if the environment
 * names such a provider; undefined if it does not.
 * @param env TIYIN_DEMO_PROVIDER_URL is its address, TIYIN_DEMO_PROVIDER_SECRET the signing secret
 * of both sides
 * @throws StartupError when one of the two is missing or has another form
 */
export async function addDemoProvider(
  { database, secrets }: Pick<ServerContext, 'database' | 'secrets'>,
  env: NodeJS.ProcessEnv,
): Promise<DemoProvider | undefined> {
  const url = env['TIYIN_DEMO_PROVIDER_URL'] || undefined;
  const secret = env['TIYIN_DEMO_PROVIDER_SECRET'] || undefined;
  if (url === undefined && secret === undefined) return undefined;
  if (url === undefined || secret === undefined) {
    throw new StartupError(
      'TIYIN_DEMO_PROVIDER_URL and TIYIN_DEMO_PROVIDER_SECRET go together: set both or neither.',
    );
  }
  return database.transaction(async (tx) => {
    const known = await readDemoProvider(tx);
    if (known) return known;
    // Of servers that start at once, the others wait here until the first has added it.
    if (!(await noteFact(tx, 'demo-provider', '1'))) return readDemoProvider(tx);
    return insertDemoProvider(tx, { name, url, secret }, secrets);
  });
}

/** One line for the console of the demo. */
export function describeDemoProvider(made: DemoProvider): string {
  return (
    `Provider ${made.providerId} with account ${made.accountId}; in production: terminal ` +
    `${made.depositTerminalId} takes deposits, terminal ${made.payoutTerminalId} pays out.`
  );
}

async function readDemoProvider(tx: Tx): Promise<DemoProvider | undefined> {
  const [account] = await tx
    .select({ id: paymentAccount.id, providerId: provider.id })
    .from(paymentAccount)
    .innerJoin(provider, eq(provider.id, paymentAccount.providerId))
    .where(eq(provider.name, name));
  if (!account) return undefined;
  const terminals = await tx
    .select({ id: terminal.id, flowType: terminal.flowType })
    .from(terminal)
    .innerJoin(pool, eq(pool.id, terminal.poolId))
    .where(eq(pool.name, name));
  const idOf = (flowType: 'DEPOSIT' | 'WITHDRAWAL') =>
    terminals.find((row) => row.flowType === flowType)?.id ?? asId<TerminalId>(0);
  return {
    providerId: account.providerId,
    accountId: account.id,
    depositTerminalId: idOf('DEPOSIT'),
    payoutTerminalId: idOf('WITHDRAWAL'),
  };
}

async function insertDemoProvider(
  tx: Tx,
  content: Parameters<typeof createHttpProvider>[1],
  secrets: Secrets,
): Promise<DemoProvider> {
  const [first] = await tx
    .select({ id: merchant.id })
    .from(merchant)
    .orderBy(asc(merchant.id))
    .limit(1);
  const [providerPool] = await tx.insert(pool).values({ name }).returning({ id: pool.id });
  const methodId = methodByName('Humo')?.id;
  if (!first || !providerPool || methodId === undefined) {
    throw new Error('the demo has no merchant for the example provider');
  }
  const providerId = await createHttpProvider(tx, content, secrets);
  const account = {
    providerId,
    poolId: providerPool.id,
    methodId,
    currency: 'UZS',
    limit: minorUnits(limit),
  } as const;
  const rest = { value: card, priority: 1, checkUniqueAmount: true };
  return {
    providerId,
    accountId: await createAccount(tx, { ...account, ...rest }, secrets),
    depositTerminalId: await insertTerminal(tx, { ...account, ...first }, 'DEPOSIT'),
    payoutTerminalId: await insertTerminal(tx, { ...account, ...first }, 'WITHDRAWAL'),
  };
}

async function insertTerminal(
  tx: Tx,
  { id: merchantId, poolId, methodId }: { id: MerchantId; poolId: PoolId; methodId: MethodId },
  flowType: 'DEPOSIT' | 'WITHDRAWAL',
): Promise<TerminalId> {
  const [row] = await tx
    .insert(terminal)
    .values({ merchantId, poolId, flowType, name, currency: 'UZS', isTest: false })
    .returning({ id: terminal.id });
  if (!row) throw new Error('a demo terminal was not written');
  await tx.insert(terminalMethod).values({
    terminalId: row.id,
    methodId,
    minAmount: minorUnits(100_000n),
    maxAmount: minorUnits(10_000_000_000n),
    feeBasisPoints: 150,
    feeFixed: minorUnits(0n),
  });
  return row.id;
}
