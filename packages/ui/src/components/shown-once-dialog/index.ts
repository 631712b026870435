export { ShownOnceDialog } from './ShownOnceDialog.tsx';
export type { ShownOnceDialogProps } from './ShownOnceDialog.tsx';
