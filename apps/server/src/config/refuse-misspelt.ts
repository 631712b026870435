import { distance } from 'fastest-levenshtein';
import { StartupError } from '../errors/startup-error.ts';

/** The variables of ours whose names begin with TIYIN_, as in the table of the README. */
export const settingNames: readonly string[] = [
  'TIYIN_DATA_DIR',
  'TIYIN_DEMO',
  'TIYIN_DEMO_INVOICES',
  'TIYIN_DEMO_PUBLIC',
  'TIYIN_DRAIN_SECONDS',
  'TIYIN_EMBEDDED_IN_PRODUCTION',
  'TIYIN_HEADERS_TIMEOUT',
  'TIYIN_KEEP_AUDIT_MONTHS',
  'TIYIN_KEEP_CALLBACKS_MONTHS',
  'TIYIN_KEEP_CALLBACK_TRIES_MONTHS',
  'TIYIN_KEEP_INVOICE_EVENTS_MONTHS',
  'TIYIN_KEEP_LEDGER_MONTHS',
  'TIYIN_LOG_LEVEL',
  'TIYIN_MANAGEMENT_HOST',
  'TIYIN_MANAGEMENT_PORT',
  'TIYIN_MAX_CONNECTIONS',
  'TIYIN_MIGRATE_AT_START',
  'TIYIN_NEXT_SECRET',
  'TIYIN_OUTGOING',
  'TIYIN_PASSWORD_SIGN_IN',
  'TIYIN_PROVIDER_NETWORKS',
  'TIYIN_REQUEST_TIMEOUT',
  'TIYIN_ROLE',
  'TIYIN_SECRET',
  'TIYIN_SUPPORT_URL',
  'TIYIN_TRUSTED_PROXIES',
];

/** The variables of ours with other names that no other program is likely to have, as in the same table. */
export const plainNames: readonly string[] = [
  'ALERT_EMAIL_FROM',
  'BACKOFFICE_ORIGIN',
  'DATABASE_POOLING',
  'DATABASE_PREPARED_STATEMENTS',
  'DATABASE_REPLICA_LAG_MS',
  'DATABASE_REPLICA_URL',
  'DATABASE_URL',
  'PAYFORM_ORIGIN',
  'PUBLIC_URL',
];

/** Two letters: one left out, one too many, one for another, or two that changed places. */
const maxDistance = 2;
/** The singular of TIYIN_TRUSTED_PROXIES differs by three. */
const maxOfLongName = 3;
const longName = 18;

/**
 * Refuses a variable that differs from one of ours by at most two letters, or three of a long name (RUN-930). Other
 * unknown ones stay: an orchestrator sets TIYIN_SERVICE_HOST for a service of that name.
 * @throws StartupError naming both variables
 */
export function refuseMisspelt(env: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(env)) {
    if (!value || settingNames.includes(name) || plainNames.includes(name)) continue;
    const meant = meantBy(name, env);
    if (meant === undefined) continue;
    throw new StartupError(`${name} is set, and there is no such setting: ${meant} may be meant.`);
  }
}

function meantBy(name: string, env: NodeJS.ProcessEnv): string | undefined {
  if (name.startsWith('TIYIN_')) return settingNames.find((each) => isNear(each, name));
  // Another program may read a similar name; beside ours it is no slip.
  return plainNames.find((each) => !env[each] && isNear(each, name));
}

function isNear(ours: string, name: string): boolean {
  return distance(ours, name) <= (ours.length >= longName ? maxOfLongName : maxDistance);
}
