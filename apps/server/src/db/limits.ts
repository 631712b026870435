/**
 * How long a transaction of PostgreSQL waits for a lock, runs one statement and does nothing, in ms (RUN-232).
 * A process that is stopped in the middle of a transaction loses it, and what waits for its rows goes on.
 */
const limits = {
  lock_timeout: 8_000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

/** The names of the settings that limit. */
export const limitNames: readonly string[] = Object.keys(limits);

/**
 * The settings of a transaction, for a pooler that keeps none of a connection (RUN-540). No query here runs so long
 * that compiling it would pay. The planner, which cannot know how far down a page of the list is, would think so of a
 * long list. Postings are joined with their entries range by range (ADR 55).
 */
const settings = { TimeZone: 'UTC', jit: 'off', enable_partitionwise_join: 'on', ...limits };

/** The settings as options of a connection. */
export const settingOptions: string = Object.entries(settings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** The settings as a query at the beginning of a transaction. */
export const localSettings = `select ${Object.entries(settings)
  .map(([name, value]) => `set_config('${name}', '${value}', true)`)
  .join(', ')}`;

/** Lifts the limits for what follows on a connection, and puts them back. */
export const liftLimits: string = limitNames.map((name) => `set ${name} = 0`).join(';');
export const restoreLimits: string = limitNames.map((name) => `reset ${name}`).join(';');
