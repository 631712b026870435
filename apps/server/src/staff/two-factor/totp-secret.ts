import type { PersonId } from '@tiyin/domain/ids';
import type { secondFactor } from '../../db/schema.ts';
import type { Secrets } from '../../secrets/secrets.ts';

/** The associated data of an encrypted secret: its row (PEOPLE-16). */
export const totpSecretOwner = (personId: PersonId): string => `second_factor:${personId}`;

/** Encrypts a secret for the row of its person. */
export function sealTotpSecret(secrets: Secrets, personId: PersonId, secret: string): string {
  return secrets.encrypt(secret, totpSecretOwner(personId));
}

type Sealed = Pick<typeof secondFactor.$inferSelect, 'personId' | 'secretEncrypted'>;

/** The secret of a row, in base32. */
export function openTotpSecret(secrets: Secrets, { personId, secretEncrypted }: Sealed): string {
  return secrets.decrypt(secretEncrypted, totpSecretOwner(personId));
}
