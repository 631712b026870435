import { ApiProblem } from '@tiyin/api/errors';
import { useRemovePasskey } from '@tiyin/api/hooks/passkeys';
import { ConfirmDialog } from '@tiyin/ui/confirm-dialog';
import { toasts } from '@tiyin/ui/toast';
import { toastProblem } from '../../../session/toast-problem.ts';
import type { RenamePasskeyProps } from './RenamePasskey.tsx';

/** Asks before a passkey is removed. */
export function RemovePasskey({ onDone, passkey: { id, name } }: RenamePasskeyProps) {
  const { isMutating, trigger } = useRemovePasskey();
  const remove = async () => {
    try {
      await trigger({ id });
      toasts.success('The passkey was removed');
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toastProblem(error, 'The passkey was not removed', error.title);
    }
    onDone();
  };
  return (
    <ConfirmDialog
      title="Remove the passkey"
      tone="danger"
      confirmLabel="Remove"
      isOpen
      onOpenChange={onDone}
      onConfirm={() => void remove()}
      isPending={isMutating}
    >
      {`“${name}” lets nobody in any more. Delete it on the device, too.`}
    </ConfirmDialog>
  );
}
