export { ActionButton } from './ActionButton.tsx';
export type { ActionButtonProps } from './ActionButton.tsx';
