import type { CallbackAddressChange, MerchantChange } from '@tiyin/api/types';
import type { RequestParts } from './request-parts.ts';
import type { LiveForm, World } from './world.ts';

/** Valid requests about merchants and their callback addresses: see `validRequests`. */
export const merchantRequests = {
  listMerchants: () => ({ query: { search: 'Market', page: '0', size: '50' } }),
  createMerchant: () => ({ body: { name: 'Buxoro Gilam' } satisfies MerchantChange }),
  getMerchant: (_, { shops }) => ({ path: { id: String(shops[0].merchantId) } }),
  changeMerchant: (_, { shops }) => ({
    path: { id: String(shops[0].merchantId) },
    body: { name: 'Samarqand Market' } satisfies MerchantChange,
  }),
  getCallbackAddress: (_, { shops }) => ({ path: { id: String(shops[0].merchantId) } }),
  changeCallbackAddress: (_, { shops }) => ({
    path: { id: String(shops[0].merchantId) },
    body: { url: 'https://shop.example/callbacks' } satisfies CallbackAddressChange,
  }),
  testCallback: (_, { shops }) => ({ path: { id: String(shops[0].merchantId) } }),
} as const satisfies Record<string, (form: LiveForm, world: World) => RequestParts>;
