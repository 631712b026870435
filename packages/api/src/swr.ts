import {
  createContext,
  createElement,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import useSWR, {
  SWRConfig,
  useSWRConfig,
  unstable_serialize,
  type Middleware,
  type SWRConfiguration,
  type SWRResponse,
} from 'swr';
import useSWRMutation, { type SWRMutationResponse } from 'swr/mutation';
import { ExpiringCache } from './cache.ts';
import type { ApiProblem } from './errors.ts';
import type { OperationId } from './generated/operations.ts';
import type { ApiClient, CallOptions } from './request.ts';
import { useRecovery } from './recovery.ts';
import { retryQuery } from './retry.ts';

/** Key of a query: the operation and all its parameters. */
export type QueryKey<Id extends OperationId, Parameters> = readonly [Id, Parameters];

/** SWR options of one query: the refresh interval, and the data to keep while the key changes. */
export type QueryOptions<Answer> = SWRConfiguration<Answer, ApiProblem>;

/** A query as a component sees it; `error` is set once retrying has not helped. */
export type Query<Answer> = SWRResponse<Answer, ApiProblem>;

/** A change as a component sees it; `trigger` sends it, once, and rejects with an ApiProblem. */
export type Mutation<Answer, Parameters> = SWRMutationResponse<
  Answer,
  ApiProblem,
  readonly [OperationId],
  Parameters
>;

type Call<Parameters, Answer> = (
  client: ApiClient,
  parameters: Parameters,
  options?: CallOptions,
) => Promise<Answer>;

const ClientContext = createContext<ApiClient | null>(null);

function useClient(): ApiClient {
  const client = useContext(ClientContext);
  if (client === null) throw new Error('The hooks of the API need an ApiProvider above them');
  return client;
}

function trackUse(cache: ExpiringCache): Middleware {
  return (useNext) => (key, fetcher, config) => {
    const serialized = unstable_serialize(key);
    useEffect(() => (serialized === '' ? undefined : cache.use(serialized)), [serialized]);
    return useNext(key, fetcher, config);
  };
}

/** Gives the hooks below it their client and their cache (API-13, API-14). */
export function ApiProvider({
  children,
  client,
}: {
  readonly children: ReactNode;
  readonly client: ApiClient;
}) {
  const [cache] = useState(() => new ExpiringCache());
  const config = useMemo(
    // Retrying is in the query itself, so that an error is shown only when it is final.
    () => ({ provider: () => cache, shouldRetryOnError: false, use: [trackUse(cache)] }),
    [cache],
  );
  return createElement(
    ClientContext,
    { value: client },
    createElement(SWRConfig, { value: config }, children),
  );
}

/** The parts of every query hook. */
export function useQuery<Id extends OperationId, Parameters, Answer>(
  key: QueryKey<Id, Parameters> | null,
  call: Call<Parameters, Answer>,
  options?: QueryOptions<Answer>,
): Query<Answer> {
  const client = useClient();
  const query = useSWR<Answer, ApiProblem, QueryKey<Id, Parameters> | null>(
    key,
    ([, parameters]: QueryKey<Id, Parameters>) => retryQuery(() => call(client, parameters)),
    options,
  );
  useRecovery(query, options?.refreshInterval);
  return query;
}

/**
 * Requests an answer before a screen needs it. The screen then shows it at once, and requests it again by itself.
 * An answer that is in the cache is not requested, and a failure is left to the screen.
 */
export function usePrefetch<Id extends OperationId, Parameters, Answer>(
  call: Call<Parameters, Answer>,
): (key: QueryKey<Id, Parameters>) => Promise<void> {
  const client = useClient();
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (key) => {
      const isThere = () => cache.get(unstable_serialize(key))?.data !== undefined;
      if (isThere()) return;
      const answer = await call(client, key[1]).catch(() => undefined);
      if (answer === undefined || isThere()) return;
      await mutate(key, answer, { revalidate: false });
    },
    [cache, call, client, mutate],
  );
}

/** The parts of every mutation hook. */
export function useMutation<Parameters, Answer>(
  operationId: OperationId,
  call: Call<Parameters, Answer>,
): Mutation<Answer, Parameters> {
  const client = useClient();
  return useSWRMutation<Answer, ApiProblem, readonly [OperationId], Parameters>(
    [operationId],
    (_key: readonly [OperationId], { arg }: { arg: Parameters }) => call(client, arg),
  );
}

function operationOf(key: unknown): unknown {
  return Array.isArray(key) ? key[0] : undefined;
}

/**
 * Clears the cached responses and requests the displayed ones again: for when the server would now
 * return different data. Until then, no old data is shown.
 * @param kept operations whose responses stay.
 */
export function useForgetAnswers(kept: readonly OperationId[]): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await mutate((key) => !kept.some((id) => id === operationOf(key)), undefined, {
      revalidate: true,
    });
  };
}

/** Requests everything displayed again; the old data stays until the new data arrives. */
export function useRefreshAnswers(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return async () => {
    await mutate(() => true);
  };
}
