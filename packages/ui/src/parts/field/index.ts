export { FieldFrame } from './FieldFrame.tsx';
export type { FieldWords } from './FieldFrame.tsx';
export { useFormReset } from './use-form-reset.ts';
export { useRevalidation } from './use-revalidation.ts';
