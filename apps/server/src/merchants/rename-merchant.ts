import { eq } from '../db/drizzle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { merchant } from '../db/schema.ts';
import { requireFreeName } from './free-name.ts';
import { lockMerchant, type MerchantCommand } from './lock-merchant.ts';
import { readMerchant } from './read-merchant.ts';

/** Renames a merchant in a person's scope (API-26). */
export async function renameMerchant(tx: Tx, command: MerchantCommand & { readonly name: string }) {
  const { staff, merchantId, now } = command;
  const version = await lockMerchant(tx, command, () => readMerchant(tx, command));
  const name = await requireFreeName(tx, command.name, merchantId);
  const former = await readMerchant(tx, command);
  await tx.update(merchant).set({ name, version }).where(eq(merchant.id, merchantId));
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'merchant.renamed',
    subject: `merchant:${merchantId}`,
    before: { name: former.name },
    after: { name },
    now,
  });
  return readMerchant(tx, command);
}
