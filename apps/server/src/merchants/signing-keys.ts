import { generateKeyPairSync, hkdfSync } from 'node:crypto';
import type { MerchantId } from '@tiyin/domain/ids';
import { merchant } from '../db/schema.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** The associated data of a merchant's encrypted private keys: its own row. */
export function merchantKeyPurpose(merchantId: MerchantId): string {
  return `merchant:${merchantId}`;
}

/** An Ed25519 key pair: base64 of the SPKI form and of the PKCS #8 form. */
export function makeSigningKey(): { readonly publicKey: string; readonly privateKey: string } {
  const pair = generateKeyPairSync('ed25519');
  return {
    publicKey: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
  };
}

/** The columns that sign the webhooks of a merchant. */
export const signingColumns = {
  privateKeyEncrypted: merchant.privateKeyEncrypted,
  formerPrivateKeyEncrypted: merchant.formerPrivateKeyEncrypted,
  formerKeyUntil: merchant.formerKeyUntil,
};

/** Values of these columns. */
export type SigningRow = Pick<typeof merchant.$inferSelect, keyof typeof signingColumns>;

type KeysOf<Owner> = Owner & { readonly secrets: Secrets; readonly now: Date };

/** The private keys that sign the callbacks of a merchant now (API-262). */
export function privateKeysOf(
  row: SigningRow,
  { merchantId, ...rest }: KeysOf<{ readonly merchantId: MerchantId }>,
): readonly string[] {
  return decryptSigningKeys(row, { ...rest, purpose: merchantKeyPurpose(merchantId) });
}

/**
 * The private keys of a row that sign now: the current one, and during an overlap the former one.
 * @param of the associated data with which they are encrypted, as `purpose`
 */
export function decryptSigningKeys(
  row: SigningRow,
  { now, purpose, secrets }: KeysOf<{ readonly purpose: string }>,
): readonly string[] {
  const { formerKeyUntil, formerPrivateKeyEncrypted: former, privateKeyEncrypted } = row;
  const isOverlap = former !== null && formerKeyUntil !== null && formerKeyUntil > now;
  return [privateKeyEncrypted, ...(isOverlap ? [former] : [])].map((cipher) =>
    secrets.decrypt(cipher, purpose),
  );
}

/**
 * The HMAC secret of a signing key, `whsec_<base64>` (API-460). It is derived, so that it is encrypted and replaced
 * with the key, and it does not reveal the key.
 */
export function webhookSecretOf(privateKey: string): string {
  const bytes = Buffer.from(privateKey, 'base64');
  const derived = hkdfSync('sha256', bytes, '', 'tiyin webhook secret v1', 32);
  return `whsec_${Buffer.from(derived).toString('base64')}`;
}
