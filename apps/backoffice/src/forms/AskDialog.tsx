import { ConfirmDialog } from '@tiyin/ui/confirm-dialog';
import { useState } from 'react';

export interface AskDialogProps {
  readonly title: string;
  readonly children: string;
  /** Does it and reports the result. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** A question before a change, open until the change is made. */
export function AskDialog({ children, onClose, onConfirm, title }: AskDialogProps) {
  const [isPending, setIsPending] = useState(false);
  const confirm = async () => {
    setIsPending(true);
    await onConfirm();
    setIsPending(false);
    onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      isOpen
      onOpenChange={onClose}
      onConfirm={() => void confirm()}
      isPending={isPending}
    >
      {children}
    </ConfirmDialog>
  );
}
