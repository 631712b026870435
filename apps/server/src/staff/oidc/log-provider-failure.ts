import type { ServerContext } from '../../context.ts';
import { ProblemError } from '../../problem.ts';

/** Logs why the provider could not be used: its cause is for the operator of the server, and has no claims or tokens. */
export async function logProviderFailure<Result>(
  { logger }: Pick<ServerContext, 'logger'>,
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof ProblemError && error.code.startsWith('oidc_')) {
      logger.warn(
        { code: error.code, reason: reasonOf(error.cause) },
        'the OpenID provider failed',
      );
    }
    throw error;
  }
}

function reasonOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const inner = cause.cause instanceof Error ? `: ${cause.cause.message}` : '';
  return `${cause.message}${inner}`;
}
