import { methodByName } from '@tiyin/domain/requisites';
import { createMerchant } from '../merchants/create-merchant.ts';
import { createAccount } from '../payments/accounts/create-account.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { hashToken } from '../secrets/token.ts';
import type { Tx } from '../db/database.ts';
import { apiKey, pool, provider, terminal, terminalMethod } from '../db/schema.ts';

/** The first demo merchant's API key (decision 25). */
export const demoApiKey = 'tiyin_demo_key';

/** What the demo's invoices are made on. */
export type DemoShop = {
  readonly merchantId: number;
  readonly terminalIds: readonly number[];
};

type DemoMethod = 'Humo' | 'Uzs';

/** Card numbers that no bank gave out: Uzcard's satisfy Luhn, Humo's test numbers need not (decision 37). */
const accounts: readonly {
  method: DemoMethod;
  value: string;
  bankName: string;
  owner: string;
  priority: number;
}[] = [
  {
    method: 'Humo',
    value: '9860120115551234',
    bankName: 'Ipak Yoʻli Bank',
    owner: 'KARIMOV M.',
    priority: 2,
  },
  {
    method: 'Humo',
    value: '9860350142210077',
    bankName: 'Xalq Banki',
    owner: 'YOʻLDOSHEVA D.',
    priority: 2,
  },
  {
    method: 'Humo',
    value: '9860600455019988',
    bankName: 'Agrobank',
    owner: 'TOSHMATOV B.',
    priority: 1,
  },
  {
    method: 'Uzs',
    value: '8600120412345673',
    bankName: 'Kapitalbank',
    owner: 'RAHIMOVA N.',
    priority: 2,
  },
  {
    method: 'Uzs',
    value: '5614681200345670',
    bankName: 'Hamkorbank',
    owner: 'ИСМОИЛОВ А.',
    priority: 1,
  },
];

/** The most that may stand on a demo account, in minor units. */
const accountLimit = 2_000_000_000_000n;

const terminals: readonly { name: string; methods: readonly DemoMethod[] }[] = [
  { name: 'Website deposits', methods: ['Humo', 'Uzs'] },
  { name: 'Humo deposits', methods: ['Humo'] },
];

function methodId(name: DemoMethod): number {
  const method = methodByName(name);
  if (!method) throw new Error(`there is no method ${name}`);
  return method.id;
}

/** Two merchants, a pool of sandbox accounts and test deposit terminals in UZS. */
export async function insertDemoShops(tx: Tx, secrets: Secrets, now: Date): Promise<DemoShop[]> {
  const poolId = await insertPool(tx, secrets);
  const shops: DemoShop[] = [];
  for (const name of ['Samarqand Market', 'Toshkent Taxi']) {
    const merchantId = await createMerchant(tx, name, secrets);
    const terminalIds: number[] = [];
    for (const order of terminals) {
      terminalIds.push(await insertTerminal(tx, merchantId, poolId, order));
    }
    shops.push({ merchantId, terminalIds });
  }
  const [first] = shops;
  if (!first) throw new Error('there is no first demo merchant');
  await tx.insert(apiKey).values({
    merchantId: first.merchantId,
    tokenHash: hashToken(demoApiKey),
    isDemo: true,
    createdAt: now,
  });
  return shops;
}

async function insertPool(tx: Tx, secrets: Secrets): Promise<number> {
  const [itsProvider] = await tx
    .insert(provider)
    .values({ name: 'Sandbox', kind: 'sandbox' })
    .returning({ id: provider.id });
  const [itsPool] = await tx.insert(pool).values({ name: 'UZS cards' }).returning({ id: pool.id });
  if (!itsProvider || !itsPool) throw new Error('the demo pool was not written');
  for (const { method, ...account } of accounts) {
    await createAccount(
      tx,
      {
        ...account,
        poolId: itsPool.id,
        providerId: itsProvider.id,
        methodId: methodId(method),
        currency: 'UZS',
        limit: accountLimit,
        checkUniqueAmount: true,
      },
      secrets,
    );
  }
  return itsPool.id;
}

async function insertTerminal(
  tx: Tx,
  merchantId: number,
  poolId: number,
  { name, methods }: { name: string; methods: readonly DemoMethod[] },
): Promise<number> {
  const [row] = await tx
    .insert(terminal)
    .values({ merchantId, name, flowType: 'DEPOSIT', currency: 'UZS', poolId, isTest: true })
    .returning({ id: terminal.id });
  if (!row) throw new Error('a demo terminal was not written');
  await tx.insert(terminalMethod).values(
    methods.map((method) => ({
      terminalId: row.id,
      methodId: methodId(method),
      minAmount: 100_000n,
      maxAmount: 10_000_000_000n,
      feeBasisPoints: 150,
      feeFixed: 0n,
    })),
  );
  return row.id;
}
