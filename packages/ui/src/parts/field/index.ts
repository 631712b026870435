export { FieldFrame } from './FieldFrame.tsx';
export type { FieldWords } from './FieldFrame.tsx';
export { useFormReset } from './use-form-reset.ts';
export { useJudgedAnew } from './use-judged-anew.ts';
