import { Late } from '../routing/Late.tsx';
import { lazyScreen } from '../routing/lazy-screen.ts';
import type { RotateDialogProps } from './RotateDialog.tsx';

const RotateDialog = lazyScreen(
  'rotate-dialog',
  async () => (await import('./RotateDialog.tsx')).RotateDialog,
);

/** The dialog that replaces a key or a secret; loaded when it is first opened. */
export function LateRotateDialog(props: RotateDialogProps) {
  return (
    <Late isWanted onFailed={props.onClose}>
      <RotateDialog {...props} />
    </Late>
  );
}
