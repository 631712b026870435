import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { isDatabaseUnavailable } from '../db/query-error.ts';
import { followSecretEveryMs, requireSameSecret } from '../db/installation.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { Secrets } from '../secrets/secrets.ts';

type Deps = {
  readonly database: Pick<Database, 'kind' | 'transaction'>;
  readonly secrets: Secrets;
  readonly logger: Logger;
};

/**
 * A server begins to write with the next secret soon after the rotation begins (RUN-301). One that has no such secret
 * says so and is not ready (RUN-947). The embedded database has one process, which looks at its start.
 */
export function createSecretFollower(
  { database, secrets, logger }: Deps,
  everyMs: number = followSecretEveryMs,
) {
  let timer: NodeJS.Timeout | undefined;
  let inHand: Promise<void> = Promise.resolve();
  let lacksSecret = false;
  const note = (error: unknown): void => {
    // The requests and jobs say so.
    if (isDatabaseUnavailable(error)) return;
    const isLack = error instanceof StartupError;
    if (!isLack) logger.error({ err: error }, 'the secret was not looked up');
    else if (!lacksSecret) logger.error({ reason: error.message }, 'this server lacks a secret');
    lacksSecret ||= isLack;
  };
  const run = () => {
    inHand = database
      .transaction((tx) => requireSameSecret(tx, secrets))
      .then(() => {
        lacksSecret = false;
      })
      .catch(note);
  };
  return {
    start(): void {
      const isFollowed = secrets.keyIds.length > 1 || database.kind === 'postgres';
      if (isFollowed) timer = setInterval(run, everyMs);
    },
    lacksSecret: (): boolean => lacksSecret,
    async stop(): Promise<void> {
      clearInterval(timer);
      await inHand;
    },
  };
}
