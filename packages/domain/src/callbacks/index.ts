export { callbackAddressError, longestCallbackAddress } from './callback-address.ts';
export { callbackRetryDelayMs } from './callback-schedule.ts';
export { type CallbackState, callbackStateAfter } from './callback-state.ts';
export { publicKeyLines, webhookPublicKey } from './public-key.ts';
export { maxEndpoints } from './max-endpoints.ts';
