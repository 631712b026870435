import type { ConfirmDialogProps } from '@tiyin/ui/confirm-dialog';
import { Late } from './Late.tsx';
import { lazyScreen } from './lazy-screen.ts';

const ConfirmDialog = lazyScreen(
  'confirm-dialog',
  async () => (await import('@tiyin/ui/confirm-dialog')).ConfirmDialog,
);

/** A confirmation, loaded with the first question, because most visits need none. */
export function LateConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Late isWanted={props.isOpen} onFailed={() => props.onOpenChange(false)}>
      <ConfirmDialog {...props} />
    </Late>
  );
}
