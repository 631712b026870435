import type { PersonId } from '@tiyin/domain/ids';
import { recordFailure } from '../../audit/record-failure.ts';
import type { Tx } from '../../db/database.ts';
import type { PasskeyVerdict } from './judge-passkey.ts';

type Refused = Extract<PasskeyVerdict, { readonly isTaken: false }>;

/** Audits a refused passkey of a signed-in person (PEOPLE-335). */
export async function recordWrongPasskey(
  tx: Tx,
  personId: PersonId,
  { reason }: Refused,
  now: Date,
): Promise<void> {
  await recordFailure(tx, {
    actor: { type: 'staff', id: personId },
    action: 'person.passkey_refused',
    subject: `person:${personId}`,
    details: { reason },
    now,
  });
}
