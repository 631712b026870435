import type { MerchantId, PoolId, TerminalId } from '@tiyin/domain/ids';
import { methodByName } from '@tiyin/domain/requisites';
import { terminalAttributeTypes, type TerminalAttributeTypeCode } from '@tiyin/domain/terminals';
import { createMerchant } from '@tiyin/server/merchants/create-merchant';
import type { Secrets } from '@tiyin/server/secrets/secrets';
import { hashToken } from '@tiyin/server/secrets/token';
import type { Tx } from '@tiyin/server/db/database';
import { apiKey, terminal, terminalAttribute, terminalMethod } from '@tiyin/server/db/schema';
import { insertDemoPools } from './demo-accounts.ts';
import { wearDemoLook } from './demo-looks.ts';
import { demoLimits, demoTerminals, type DemoTerminal } from './demo-terminals.ts';

/** The first demo merchant's API key (API-23). */
export const demoApiKey = 'tiyin_demo_key';

/** The shops of the demo's invoices. */
export type DemoShop = {
  readonly merchantId: MerchantId;
  readonly terminalIds: readonly TerminalId[];
};

/** Two merchants with terminals of both flows, in test and in production, in two currencies. */
export async function insertDemoShops(tx: Tx, secrets: Secrets, now: Date): Promise<DemoShop[]> {
  const pools = await insertDemoPools(tx, secrets);
  const shops: DemoShop[] = [];
  for (const merchantName of new Set(demoTerminals.map((each) => each.merchantName))) {
    const merchantId = await createMerchant(tx, merchantName, secrets);
    await wearDemoLook(tx, merchantId, merchantName);
    const terminalIds: TerminalId[] = [];
    for (const demoTerminal of demoTerminals.filter((each) => each.merchantName === merchantName)) {
      terminalIds.push(
        await insertTerminal(tx, merchantId, pools[demoTerminal.currency], demoTerminal),
      );
    }
    shops.push({ merchantId, terminalIds });
  }
  const [first] = shops;
  if (!first) throw new Error('There is no first demo merchant');
  await tx.insert(apiKey).values({
    merchantId: first.merchantId,
    name: 'Demo',
    tokenHash: hashToken(demoApiKey),
    lastFour: demoApiKey.slice(-4),
    isDemo: true,
    createdAt: now,
  });
  return shops;
}

async function insertTerminal(
  tx: Tx,
  merchantId: MerchantId,
  poolId: PoolId,
  { name, flowType, currency, isTest, methods, fee, attributes = [] }: DemoTerminal,
): Promise<TerminalId> {
  const [row] = await tx
    .insert(terminal)
    .values({ merchantId, name, flowType, currency, poolId, isTest })
    .returning({ id: terminal.id });
  if (!row) throw new Error('a demo terminal was not written');
  await tx.insert(terminalMethod).values(
    methods.map((method) => ({
      terminalId: row.id,
      methodId: methodByName(method).id,
      ...demoLimits[currency],
      feeBasisPoints: fee.basisPoints,
      feeFixed: fee.fixed,
    })),
  );
  if (attributes.length > 0) {
    await tx
      .insert(terminalAttribute)
      .values(
        attributes.map(([code, value]) => ({ terminalId: row.id, typeId: typeId(code), value })),
      );
  }
  return row.id;
}

function typeId(code: TerminalAttributeTypeCode): number {
  const type = terminalAttributeTypes.find((known) => known.code === code);
  if (!type) throw new Error(`There is no attribute type ${code}`);
  return type.id;
}
