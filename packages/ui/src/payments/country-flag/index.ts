export { CountryFlag } from './CountryFlag.tsx';
export type { CountryFlagProps } from './CountryFlag.tsx';
