// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { useQuery, type Query, type QueryKey, type QueryOptions } from '../../../swr.ts';
import { getWebhookKey, type GetWebhookKeyParameters } from './call.ts';
import type { WebhookKeyAnswer } from '../../types.ts';

/** The SWR key of {@link getWebhookKey}, with all its parameters. */
export function getWebhookKeyKey(
  parameters: GetWebhookKeyParameters,
): QueryKey<'getWebhookKey', GetWebhookKeyParameters> {
  return ['getWebhookKey', parameters];
}

/** The key that signs the merchant's webhooks, and the former one while it signs as well. Null parameters: no request. */
export function useGetWebhookKey(
  parameters: GetWebhookKeyParameters | null,
  options?: QueryOptions<WebhookKeyAnswer>,
): Query<WebhookKeyAnswer> {
  return useQuery(
    parameters === null ? null : getWebhookKeyKey(parameters),
    getWebhookKey,
    options,
  );
}
