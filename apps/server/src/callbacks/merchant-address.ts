import { and, eq } from '../db/drizzle.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../db/database.ts';
import { merchant } from '../db/schema.ts';
import { lockMerchant, type MerchantCommand, type Whose } from '../merchants/lock-merchant.ts';
import { ProblemError } from '../problem.ts';
import { inScope } from '../staff/scope.ts';
import { readCallbackAddress } from './read-address.ts';

/** Where the callbacks of a merchant in a person's scope go; 404 out of it (API-26). */
export async function readMerchantAddress(tx: Tx, { staff, merchantId }: Whose) {
  const [row] = await tx
    .select({ merchantId: merchant.id, url: merchant.callbackUrl, version: merchant.version })
    .from(merchant)
    .where(and(eq(merchant.id, merchantId), inScope(staff, merchant.id)));
  if (!row) throw new ProblemError('not_found');
  return row;
}

/**
 * Changes where the callbacks of a merchant go; null takes the address away. Those that wait go to the new
 * one. The audit names the host alone: the rest of an address can hold a token.
 */
export async function changeMerchantAddress(
  tx: Tx,
  command: MerchantCommand & { readonly url: string | null },
) {
  const { staff, merchantId, now } = command;
  const version = await lockMerchant(tx, command, () => readMerchantAddress(tx, command));
  const former = await readMerchantAddress(tx, command);
  const url = command.url === null ? null : readCallbackAddress(command.url, '/url');
  const columns = { callbackUrl: url?.href ?? null, version };
  await tx.update(merchant).set(columns).where(eq(merchant.id, merchantId));
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'merchant.callback_address_changed',
    subject: `merchant:${merchantId}`,
    before: { host: former.url === null ? null : new URL(former.url).host },
    after: { host: url?.host ?? null },
    now,
  });
  return readMerchantAddress(tx, command);
}
