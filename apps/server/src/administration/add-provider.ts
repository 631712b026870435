import type { ServerContext } from '../context.ts';
import { StartupError } from '../errors/startup-error.ts';
import { ProblemError } from '../problem.ts';
import * as manage from '../providers/manage/add-provider.ts';
import type { NewProvider } from './read-request.ts';

/**
 * Adds a provider as the back office does (PEOPLE-48). An http provider signs with the given secret, or with a generated
 * one.
 * @param secret `whsec_` and the base64 of at least 24 random bytes
 * @throws StartupError for a taken name, and for an invalid address or secret
 */
export async function addProvider(
  context: Pick<ServerContext, 'database' | 'secrets' | 'clock' | 'config'>,
  request: NewProvider,
  secret: string | undefined,
): Promise<manage.AddedProvider> {
  const given = request.kind === 'http' ? { ...request, secret } : request;
  try {
    return await manage.addProvider(context, given, { type: 'system' });
  } catch (error) {
    if (error instanceof ProblemError) throw new StartupError(`${error.message}.`);
    throw error;
  }
}
