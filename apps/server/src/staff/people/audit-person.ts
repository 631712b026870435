import type { PersonId } from '@tiyin/domain/ids';
import { type ActionWithout, recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import type { Staff } from '../staff.ts';

type Change = ActionWithout<'actor' | 'merchantId' | 'subject'> & {
  readonly staff: Pick<Staff, 'id'>;
  readonly personId: PersonId;
};

/** Writes the audit entry of a change of a person by another. */
export function auditPerson(tx: Tx, { staff, personId, ...action }: Change): void {
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    ...action,
    subject: `person:${personId}`,
  });
}
