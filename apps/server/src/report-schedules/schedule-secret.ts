import { randomBytes } from 'node:crypto';
import type { ReportScheduleId } from '@tiyin/domain/ids';
import type { Secrets } from '../secrets/secrets.ts';

/** The bytes of a secret: as many as the HMAC has. */
const secretBytes = 32;

/** The associated data of the encrypted secret of a schedule. */
export function scheduleSecretOwner(scheduleId: ReportScheduleId): string {
  return `report_schedule:${scheduleId}`;
}

/** A new secret of Standard Webhooks, and the same encrypted for its schedule (RUN-604). */
export function makeScheduleSecret(
  scheduleId: ReportScheduleId,
  secrets: Secrets,
): { readonly secret: string; readonly encrypted: string } {
  const secret = `whsec_${randomBytes(secretBytes).toString('base64')}`;
  return { secret, encrypted: secrets.encrypt(secret, scheduleSecretOwner(scheduleId)) };
}
