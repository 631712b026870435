import { readCount } from './read-count.ts';

/** The setting of each table that may be dropped by months. */
const settings = {
  audit_entry: 'TIYIN_KEEP_AUDIT_MONTHS',
  callback_try: 'TIYIN_KEEP_CALLBACK_TRIES_MONTHS',
  callback: 'TIYIN_KEEP_CALLBACKS_MONTHS',
  invoice_event: 'TIYIN_KEEP_INVOICE_EVENTS_MONTHS',
  posting: 'TIYIN_KEEP_LEDGER_MONTHS',
} as const;

/** The months that stay of a table, by its name; a table that is not named is kept. */
export type Retention = Readonly<Partial<Record<keyof typeof settings, number>>>;

export const retentionNames: readonly string[] = Object.values(settings);

/**
 * Two months are always there: what decides by recent rows looks back for 30 days at most, a callback is tried for a day.
 */
const range = { fallback: 0, min: 2, max: 1200 };

/** The ledger, in months: reports of the last year and of the one before are always whole. */
const rangeOfLedger = { ...range, min: 24 };

/**
 * Reads for how long the tables of months are kept (RUN-853); without a setting, for ever.
 * @throws StartupError naming the variable and its invalid value
 */
export function readRetention(env: NodeJS.ProcessEnv): Retention {
  const named = Object.entries(settings).filter(([, name]) => env[name]);
  return Object.fromEntries(
    named.map(([table, name]) => [
      table,
      readCount(env, name, table === 'posting' ? rangeOfLedger : range),
    ]),
  );
}
