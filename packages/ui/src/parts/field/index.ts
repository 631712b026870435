export { FieldFrame } from './FieldFrame.tsx';
export type { FieldWords } from './FieldFrame.tsx';
export { useJudgedAnew } from './use-judged-anew.ts';
