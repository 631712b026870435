export { FinanceCard } from './FinanceCard.tsx';
export type { BalanceEntry, FinanceCardProps } from './FinanceCard.tsx';
