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
  'TIYIN_KEEP_CALLBACK_TRIES_MONTHS',
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

/** Two letters: one left out, one too many, one for another, or two that changed places. */
const maxDistance = 2;

/**
 * Refuses a variable that differs from one of ours by at most two letters (RUN-930). Other unknown ones stay: an
 * orchestrator sets TIYIN_SERVICE_HOST for a service of that name.
 * @throws StartupError naming both variables
 */
export function refuseMisspelt(env: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(env)) {
    if (!value || !name.startsWith('TIYIN_') || settingNames.includes(name)) continue;
    const meant = settingNames.find((each) => distance(each, name) <= maxDistance);
    if (meant === undefined) continue;
    throw new StartupError(`${name} is set, and there is no such setting: ${meant} may be meant.`);
  }
}
