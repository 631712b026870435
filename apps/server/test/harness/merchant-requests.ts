import type { CallbackAddressChange } from '@tiyin/api/types';
import type { RequestParts } from './request-parts.ts';
import type { LiveForm, World } from './world.ts';

/** Valid requests about merchants and their callback addresses: see `validRequests`. */
export const merchantRequests = {
  listMerchants: () => ({ query: { search: 'Market', page: '0', size: '50' } }),
  changeCallbackAddress: (_, { shops }) => ({
    path: { id: String(shops[0].merchantId) },
    body: { url: 'https://shop.example/callbacks' } satisfies CallbackAddressChange,
  }),
} as const satisfies Record<string, (form: LiveForm, world: World) => RequestParts>;
