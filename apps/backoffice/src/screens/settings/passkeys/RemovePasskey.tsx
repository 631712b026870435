import { ApiProblem } from '@tiyin/api/errors';
import { useRemovePasskey } from '@tiyin/api/hooks/passkeys';
import { ConfirmDialog } from '@tiyin/ui/confirm-dialog';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../../texts/i18n.ts';
import { toastProblem } from '../../../session/toast-problem.ts';
import type { RenamePasskeyProps } from './RenamePasskey.tsx';

/** Asks before a passkey is removed. */
export function RemovePasskey({ onDone, passkey: { id, name } }: RenamePasskeyProps) {
  const { isMutating, trigger } = useRemovePasskey();
  const remove = async () => {
    try {
      await trigger({ id });
      toasts.success(i18n.t('The passkey was removed'));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toastProblem(error, i18n.t('The passkey was not removed'), error.title);
    }
    onDone();
  };
  return (
    <ConfirmDialog
      title={i18n.t('Remove the passkey')}
      tone="danger"
      confirmLabel={i18n.t('Remove')}
      isOpen
      onOpenChange={onDone}
      onConfirm={() => void remove()}
      isPending={isMutating}
    >
      {i18n.t('“{name}” lets nobody in any more. Delete it on the device, too.', { name })}
    </ConfirmDialog>
  );
}
