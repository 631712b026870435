import { and, asc, eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { merchant, terminal } from '../db/schema.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';

/** The merchants in a person's scope that have terminals to watch, test or production as they look (OFFICE-56). */
export async function listMonitored(tx: Tx, staff: Staff) {
  const rows = await tx
    .select({ merchant: { id: merchant.id, name: merchant.name }, terminal })
    .from(terminal)
    .innerJoin(merchant, eq(merchant.id, terminal.merchantId))
    .where(and(inScope(staff, terminal.merchantId), eq(terminal.isTest, staff.testDashboard)))
    .orderBy(asc(merchant.name), asc(merchant.id), asc(terminal.name), asc(terminal.id));
  const byMerchant = Map.groupBy(rows, (row) => row.merchant.id);
  return [...byMerchant].map(([merchantId, terminals]) => ({
    merchantId,
    name: terminals[0]?.merchant.name ?? '',
    terminals: terminals.map((row) => ({
      terminalId: row.terminal.id,
      name: row.terminal.name,
      enable: row.terminal.isEnabled,
    })),
  }));
}
