import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Replica } from './db/replica.ts';
import type { IdentityProvider } from './identity-provider/identity-provider.ts';
import type { SendMail } from './mail/send-mail.ts';
import type { CallOut } from './outside/call-out.ts';
import type { Secrets } from './secrets/secrets.ts';

/** The dependencies of every request handler. */
export type ServerContext = {
  readonly config: Config;
  readonly database: Database;
  /** Undefined: everything is read from the primary. */
  readonly replica?: Replica | undefined;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly logger: Logger;
  /** Calls addresses that merchants set. */
  readonly callOut: CallOut;
  /** Calls providers, which may be in private networks that the environment lists. */
  readonly callProvider: CallOut;
  /** Sends e-mails through the mail server of the environment. */
  readonly sendMail: SendMail;
  /** The OpenID provider that people sign in by; undefined where there is none (PEOPLE-400). */
  readonly identityProvider: IdentityProvider | undefined;
};
