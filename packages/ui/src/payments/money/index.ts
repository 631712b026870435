export { Money } from './Money.tsx';
export type { MoneyCurrency, MoneyProps } from './Money.tsx';
