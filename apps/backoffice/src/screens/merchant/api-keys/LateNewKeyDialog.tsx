import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { NewKeyDialogProps } from './NewKeyDialog.tsx';

const NewKeyDialog = lazyScreen(
  'new-key-dialog',
  async () => (await import('./NewKeyDialog.tsx')).NewKeyDialog,
);

/** The dialog of a new API key with its calendar; loaded when it is first opened. */
export function LateNewKeyDialog(props: NewKeyDialogProps) {
  return (
    <Late isWanted={props.isOpen} onFailed={() => props.onOpenChange(false)}>
      <NewKeyDialog {...props} />
    </Late>
  );
}
