import { asc, inArray } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { type merchant, terminal } from '../db/schema.ts';

type MerchantRow = typeof merchant.$inferSelect;

/** Merchants in the contract's form, each with its terminals by name; in the given order. */
export async function describeMerchants(tx: Tx, rows: readonly MerchantRow[]) {
  const ids = rows.map(({ id }) => id);
  const terminals = await tx
    .select({
      merchantId: terminal.merchantId,
      terminalId: terminal.id,
      name: terminal.name,
      enable: terminal.isEnabled,
    })
    .from(terminal)
    .where(inArray(terminal.merchantId, ids))
    .orderBy(asc(terminal.name), asc(terminal.id));
  const byMerchant = Map.groupBy(terminals, ({ merchantId }) => merchantId);
  return rows.map((row) => ({
    id: row.id,
    merchantId: row.id,
    name: row.name,
    clientPublicKey: row.publicKey,
    terminals: (byMerchant.get(row.id) ?? []).map(({ terminalId, name, enable }) => ({
      terminalId,
      name,
      enable,
    })),
    version: row.version,
  }));
}
