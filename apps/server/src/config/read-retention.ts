import { readCount } from './read-count.ts';

/** The months that stay of a table, by its name; a table that is not named is kept. */
export type Retention = Readonly<
  Partial<Record<'audit_entry' | 'callback_try' | 'posting', number>>
>;

/** Decisions by recent rows look back for days: two months are always there. */
const range = { fallback: 0, min: 2, max: 1200 };

/** The ledger, in months: reports of the last year and of the one before are always whole. */
const rangeOfLedger = { ...range, min: 24 };

/**
 * Reads for how long the tables of months are kept (RUN-853); without a setting, for ever.
 * @throws StartupError naming the variable and its invalid value
 */
export function readRetention(env: NodeJS.ProcessEnv): Retention {
  const months = (name: string, within = range): number | undefined =>
    env[name] ? readCount(env, name, within) : undefined;
  const audit = months('TIYIN_KEEP_AUDIT_MONTHS');
  const tries = months('TIYIN_KEEP_CALLBACK_TRIES_MONTHS');
  const ledger = months('TIYIN_KEEP_LEDGER_MONTHS', rangeOfLedger);
  return {
    ...(audit !== undefined && { audit_entry: audit }),
    ...(tries !== undefined && { callback_try: tries }),
    ...(ledger !== undefined && { posting: ledger }),
  };
}
