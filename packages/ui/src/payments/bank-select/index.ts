export { BankSelect } from './BankSelect.tsx';
export type { BankSelectProps } from './BankSelect.tsx';
export type { Bank } from './bank.ts';
