import { ConfirmDialog } from '@tiyin/ui/confirm-dialog';
import { i18n } from '../texts/i18n.ts';

export interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether unsaved edits may be lost. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title={i18n.t('Unsaved edits')}
      tone="danger"
      confirmLabel={i18n.t('Leave')}
      cancelLabel={i18n.t('Stay')}
      isOpen
      onOpenChange={onStay}
      onConfirm={onLeave}
    >
      {i18n.t('What you typed on this page is not saved. If you leave, it is gone.')}
    </ConfirmDialog>
  );
}
