import type { PoolId, ProviderId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { methodByName, type PaymentMethodName } from '@tiyin/domain/requisites';
import { createAccount } from '@tiyin/server/payments/accounts/create-account';
import type { Secrets } from '@tiyin/server/secrets/secrets';
import type { Tx } from '@tiyin/server/db/database';
import { pool, provider } from '@tiyin/server/db/schema';
import type { DemoCurrency } from './demo-terminals.ts';

type DemoAccount = {
  readonly method: PaymentMethodName;
  readonly value: string;
  readonly bankName: string;
  readonly owner: string;
  readonly priority: number;
};

/** Where test invoices are routed: the sandbox's. The first is the one that journeys see first. */
const ofSandbox: readonly DemoAccount[] = [
  account('Humo', '9860120115551234', 'Ipak Yoʻli Bank', 'KARIMOV M.', 2),
  account('Humo', '9860350142210077', 'Xalq Banki', 'YOʻLDOSHEVA D.', 2),
  account('Humo', '9860600455019988', 'Agrobank', 'TOSHMATOV B.', 1),
  account('Uzs', '8600120412345673', 'Kapitalbank', 'RAHIMOVA N.', 2),
  account('Uzs', '5614681200345670', 'Hamkorbank', 'ИСМОИЛОВ А.', 1),
  account('Tinkoff', '2200000000000103', 'Тинькофф', 'СОКОЛОВ И.', 1),
  account('Tinkoff', '2200000000000202', 'Тинькофф', 'БЕЛОВА О.', 1),
  account('TinkoffXCountry', '2200000000000301', 'Тинькофф', 'AHMEDOV R.', 1),
  account('TinkoffXCountry', '996000000018', 'Оптима Банк', 'АСАНОВ Б.', 1),
  account('TinkoffXCountry', '998000000025', 'Ipak Yoʻli Bank', 'SODIQOVA M.', 1),
  account('Sberbank', '2200000000000400', 'Сбербанк', 'КУЗНЕЦОВ П.', 2),
  account('Sberbank', '2200000000000509', 'Сбербанк', 'ОРЛОВА Т.', 1),
  account('SberbankXCountry', '2200000000000608', 'Сбербанк', 'ҚОДИРОВ Ж.', 1),
  account('SberbankXCountry', '994000000032', 'Kapital Bank', 'ƏLİYEV R.', 1),
  account('Sbp', '79000000017', 'Альфа-Банк', 'МОРОЗОВ Д.', 1),
  account('Sbp', '79000000024', 'Т-Банк', 'ЛЕБЕДЕВА А.', 1),
];

/** The provider of production invoices: a person confirms what arrives. */
const ofPeople: readonly DemoAccount[] = [
  account('Humo', '9860999900000117', 'Asaka Bank', 'GʻANIYEV S.', 1),
  account('Humo', '9860999900000224', 'Davr Bank', 'NAZAROVA Z.', 1),
  account('Uzs', '8600999900000019', 'Turonbank', 'SOBIROV O.', 1),
  account('Uzs', '8600999900000027', 'Aloqabank', 'ЎКТАМОВА Г.', 1),
  account('Sberbank', '2200000000000707', 'Сбербанк', 'НИКИТИН С.', 1),
  account('Sbp', '79000000031', 'ВТБ', 'ФЁДОРОВА Н.', 1),
];

/** The highest limit of a demo account, in minor units. */
const limits: Readonly<Record<DemoCurrency, bigint>> = {
  UZS: 2_000_000_000_000n,
  RUB: 20_000_000_000n,
};

/** Card numbers that no bank gave out: all but Humo's satisfy Luhn (FORM-40); phones with zeros. */
function account(
  method: PaymentMethodName,
  value: string,
  bankName: string,
  owner: string,
  priority: number,
): DemoAccount {
  return { method, value, bankName, owner, priority };
}

/** The demo's pools by currency: each has accounts of the sandbox and of people. */
export type DemoPools = Readonly<Record<DemoCurrency, PoolId>>;

/** Writes the demo's providers, pools and payment accounts. */
export async function insertDemoPools(tx: Tx, secrets: Secrets): Promise<DemoPools> {
  const pools = {
    UZS: await insertPool(tx, 'UZS cards'),
    RUB: await insertPool(tx, 'RUB banks'),
  };
  const sandboxId = await insertProvider(tx, { name: 'Sandbox', kind: 'sandbox' });
  const manualId = await insertProvider(tx, { name: 'Confirmed by hand', kind: 'manual' });
  for (const each of ofSandbox) await insertAccount(tx, each, sandboxId, pools, secrets);
  for (const each of ofPeople) await insertAccount(tx, each, manualId, pools, secrets);
  return pools;
}

async function insertProvider(
  tx: Tx,
  columns: { readonly name: string; readonly kind: 'sandbox' | 'manual' },
): Promise<ProviderId> {
  const [row] = await tx.insert(provider).values(columns).returning({ id: provider.id });
  if (!row) throw new Error('a demo provider was not written');
  return row.id;
}

async function insertPool(tx: Tx, name: string): Promise<PoolId> {
  const [row] = await tx.insert(pool).values({ name }).returning({ id: pool.id });
  if (!row) throw new Error('a demo pool was not written');
  return row.id;
}

async function insertAccount(
  tx: Tx,
  { method: name, ...columns }: DemoAccount,
  providerId: ProviderId,
  pools: DemoPools,
  secrets: Secrets,
): Promise<void> {
  const method = methodByName(name);
  if (method?.currency !== 'UZS' && method?.currency !== 'RUB') {
    throw new Error(`the demo has no pool for ${name}`);
  }
  const { currency } = method;
  await createAccount(
    tx,
    {
      ...columns,
      poolId: pools[currency],
      providerId,
      methodId: method.id,
      currency,
      limit: minorUnits(limits[currency]),
      checkUniqueAmount: true,
    },
    secrets,
  );
}
