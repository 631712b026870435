export { MerchantMark } from './MerchantMark.tsx';
export type { MerchantLogo, MerchantMarkProps } from './MerchantMark.tsx';
