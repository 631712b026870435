import { and, eq, gt } from 'drizzle-orm';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { auditEntry } from '../../db/schema.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Staff } from '../../staff/staff.ts';
import type { AccountRow } from './account-row.ts';

/** What ties an encrypted credential to its row (decision 27). */
export function credentialOwner(accountId: number): string {
  return `payment_account:${accountId}`;
}

/** The card number or phone of a payment account, in digits. */
export function openCredential(secrets: Secrets, account: AccountRow): string {
  return secrets.decrypt(account.valueEncrypted, credentialOwner(account.id));
}

type CredentialRead = { readonly staff: Staff; readonly invoiceId: string; readonly now: Date };

const action = 'invoice.credentials_read';
const oneReadMs = 60 * 60_000;

/** Audits that a person saw an invoice's requisites: once an hour, however often the page refreshes. */
export async function auditCredentialRead(tx: Tx, read: CredentialRead): Promise<void> {
  const subject = `invoice:${read.invoiceId}`;
  const [known] = await tx
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.subject, subject),
        eq(auditEntry.action, action),
        eq(auditEntry.actorId, read.staff.id),
        gt(auditEntry.createdAt, new Date(read.now.getTime() - oneReadMs)),
      ),
    )
    .limit(1);
  if (known) return;
  const actor = { type: 'staff', id: read.staff.id } as const;
  await recordAudit(tx, { actor, action, subject, now: read.now });
}
