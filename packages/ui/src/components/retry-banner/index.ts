export { RetryBanner } from './RetryBanner.tsx';
export type { RetryBannerProps } from './RetryBanner.tsx';
