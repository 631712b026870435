import { randomBytes } from 'node:crypto';
import { secretBytes } from './signature.ts';

/** The fewest bytes of a secret that Standard Webhooks allow. */
const fewestBytes = 24;
const madeBytes = 32;

/** A new secret in the form `whsec_<base64>`. */
export function makeProviderSecret(): string {
  return `whsec_${randomBytes(madeBytes).toString('base64')}`;
}

/** Whether a secret has the form `whsec_<base64>` and is long enough. */
export function isProviderSecret(secret: string): boolean {
  return (secretBytes(secret)?.length ?? 0) >= fewestBytes;
}
