import { recordAudit } from '../audit/record-audit.ts';
import { eq } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { merchant } from '../db/schema.ts';
import { ProblemError } from '../problem.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Staff } from '../staff/staff.ts';
import { createMerchant } from './create-merchant.ts';
import { describeMerchants } from './describe-merchant.ts';
import { requireFreeName } from './free-name.ts';

type Command = {
  readonly staff: Staff;
  readonly name: string;
  readonly secrets: Secrets;
  readonly now: Date;
};

/**
 * Creates a merchant for a person (OFFICE-78). Its ledger accounts are created with the first
 * money, its terminals and API keys by hand. It returns the merchant, whatever the person may see
 * afterwards.
 */
export async function addMerchant(tx: Tx, { staff, name, secrets, now }: Command) {
  const id = await createMerchant(tx, await requireFreeName(tx, name), secrets);
  const [made] = await describeMerchants(
    tx,
    await tx.select().from(merchant).where(eq(merchant.id, id)),
  );
  if (!made) throw new ProblemError('internal');
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'merchant.created',
    subject: `merchant:${id}`,
    details: { name: made.name },
    now,
  });
  return made;
}
