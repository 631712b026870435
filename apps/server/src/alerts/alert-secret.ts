import { randomBytes } from 'node:crypto';
import type { AlertRuleId } from '@tiyin/domain/ids';
import type { Secrets } from '../secrets/secrets.ts';

/** The bytes of a secret: as many as the HMAC has. */
const secretBytes = 32;

/** The associated data of the encrypted secret of a rule. */
export function alertSecretOwner(ruleId: AlertRuleId): string {
  return `alert_rule:${ruleId}`;
}

/** A new secret of Standard Webhooks, and the same encrypted for its rule (RUN-565). */
export function makeAlertSecret(
  ruleId: AlertRuleId,
  secrets: Secrets,
): { readonly secret: string; readonly encrypted: string } {
  const secret = `whsec_${randomBytes(secretBytes).toString('base64')}`;
  return { secret, encrypted: secrets.encrypt(secret, alertSecretOwner(ruleId)) };
}
