import type { CallbackAddressChange, CreateApiKeyRequest, RotationRequest } from '@tiyin/api/types';
import type { RequestParts } from './request-parts.ts';
import type { LiveForm } from './live-form.ts';
import type { World } from './world-type.ts';

/** Valid requests about merchants and their callback addresses: see `validRequests`. */
export const merchantRequests = {
  listMerchants: () => ({ query: { search: 'Market', page: '0', size: '50' } }),
  getCustomer: (_, { shops }) => ({
    // The customer of the world's first form.
    query: { merchantId: String(shops[0].merchantId), customerId: 'u-1' },
  }),
  changeCallbackAddress: (_, { shops }) => ({
    path: { id: String(shops[0].merchantId) },
    body: { url: 'https://shop.example/callbacks' } satisfies CallbackAddressChange,
  }),
  // One for production waits for a second person as soon as another request has set a rule (PEOPLE-507).
  createApiKey: (_, { shops }) => ({
    path: { id: String(shops[0].merchantId) },
    body: { name: 'The shop', isTest: true } satisfies CreateApiKeyRequest,
  }),
  // Without an overlap, so that it can be repeated.
  rotateWebhookKey: (_, { shops }) => ({
    path: { id: String(shops[0].merchantId) },
    body: { overlapHours: 0 } satisfies RotationRequest,
  }),
} as const satisfies Record<string, (form: LiveForm, world: World) => RequestParts>;
