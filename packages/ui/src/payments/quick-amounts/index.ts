export { QuickAmounts } from './QuickAmounts.tsx';
export type { QuickAmount, QuickAmountsProps } from './QuickAmounts.tsx';
