export { FormDialog } from './FormDialog.tsx';
export type { FormDialogProps } from './FormDialog.tsx';
export { useDiscardQuestion } from './useDiscardQuestion.tsx';
export type { DiscardQuestion } from './useDiscardQuestion.tsx';
export { HoldEntered } from './hold-entered.ts';
export type { FormProblem } from './form-problem.ts';
export { useSending } from './useSending.ts';
export type { Sending } from './useSending.ts';
