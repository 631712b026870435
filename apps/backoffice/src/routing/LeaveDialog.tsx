import { ConfirmDialog } from '@tiyin/ui/confirm-dialog';

export interface LeaveDialogProps {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether unsaved edits may be lost. */
export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      title="Unsaved edits"
      tone="danger"
      confirmLabel="Leave"
      cancelLabel="Stay"
      isOpen
      onOpenChange={onStay}
      onConfirm={onLeave}
    >
      What you typed on this page is not saved. If you leave, it is gone.
    </ConfirmDialog>
  );
}
