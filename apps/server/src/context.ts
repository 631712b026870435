import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { CallOut } from './outside/call-out.ts';
import type { Secrets } from './secrets/secrets.ts';

/** What everything that answers a request stands on. */
export type ServerContext = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly logger: Logger;
  /** What calls addresses that merchants named. */
  readonly callOut: CallOut;
  /** Calls providers, which may stand in private networks that the environment lists. */
  readonly callProvider: CallOut;
};
