import type { AccountId, InvoiceId, ReturnId } from '@tiyin/domain/ids';
import { and, eq, gt } from '../../db/drizzle.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { auditEntry } from '../../db/schema.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Staff } from '../../staff/staff.ts';
import type { AccountRow } from '../routing/account-row.ts';

/** The associated data of an encrypted credential: its row (PEOPLE-40). */
export function credentialOwner(accountId: AccountId): string {
  return `payment_account:${accountId}`;
}

/** The card number or phone of a payment account, in digits; undefined while it has none. */
export function openCredential(
  secrets: Secrets,
  { id, valueEncrypted }: Pick<AccountRow, 'id' | 'valueEncrypted'>,
): string | undefined {
  return valueEncrypted === null ? undefined : secrets.decrypt(valueEncrypted, credentialOwner(id));
}

type CredentialRead = {
  readonly staff: Pick<Staff, 'id'>;
  /** The invoice, return or account whose requisites were read. */
  readonly of:
    | { readonly invoiceId: InvoiceId }
    | { readonly returnId: ReturnId }
    | { readonly accountId: AccountId };
  readonly now: Date;
};

const oneReadMs = 60 * 60_000;

/**
 * Audits that a person saw the requisites of an invoice, a return or an account (PEOPLE-41): once an hour, however
 * often the page refreshes.
 */
export async function auditCredentialRead(tx: Tx, read: CredentialRead): Promise<void> {
  const { of } = read;
  const [kind, id] = subjectOf(of);
  const subject = `${kind}:${id}`;
  const action = `${kind}.credentials_read` as const;
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
  recordAudit(tx, { actor, action, subject, now: read.now });
}

type SubjectKind = 'account' | 'invoice' | 'return';

function subjectOf(of: CredentialRead['of']): readonly [kind: SubjectKind, id: string | number] {
  if ('invoiceId' in of) return ['invoice', of.invoiceId];
  return 'returnId' in of ? ['return', of.returnId] : ['account', of.accountId];
}
