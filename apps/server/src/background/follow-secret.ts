import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { followSecretEveryMs, requireSameSecret } from '../db/installation.ts';
import type { Secrets } from '../secrets/secrets.ts';

type Deps = {
  readonly database: Pick<Database, 'transaction'>;
  readonly secrets: Secrets;
  readonly logger: Logger;
};

/** While a server has two secrets, it begins to write with the next one soon after the rotation begins (RUN-301). */
export function createSecretFollower(
  { database, secrets, logger }: Deps,
  everyMs: number = followSecretEveryMs,
) {
  let timer: NodeJS.Timeout | undefined;
  let inHand: Promise<void> = Promise.resolve();
  const run = () => {
    inHand = database
      .transaction((tx) => requireSameSecret(tx, secrets))
      .catch((error: unknown) => logger.error({ err: error }, 'the secret was not looked up'));
  };
  return {
    start(): void {
      if (secrets.keyIds.length > 1) timer = setInterval(run, everyMs);
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await inHand;
    },
  };
}
