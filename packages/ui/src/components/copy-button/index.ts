export { CopyButton } from './CopyButton.tsx';
export type { CopyButtonProps } from './CopyButton.tsx';
export { CopyByHand, useCopyByHand } from './CopyByHand.tsx';
export type { CopyByHandProps, CopyingByHand } from './CopyByHand.tsx';
export type { CopyFailure } from './writeToClipboard.ts';
