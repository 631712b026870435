export { FieldFrame } from './FieldFrame.tsx';
export type { FieldWords } from './FieldFrame.tsx';
