import type { ApiKey } from '@tiyin/api/types';
import { ConfirmDialog } from '@tiyin/ui/confirm-dialog';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';

export interface RevokeKeyDialogProps {
  readonly apiKey: ApiKey;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Revokes it and reports the result; returns whether the dialog can close. */
  readonly onRevoke: (key: ApiKey) => Promise<boolean>;
}

/** Asks before a key is revoked, which cannot be undone. */
export function RevokeKeyDialog(props: RevokeKeyDialogProps) {
  const { apiKey, isOpen, onOpenChange, onRevoke } = props;
  const [isPending, setIsPending] = useState(false);
  const revoke = async () => {
    setIsPending(true);
    try {
      if (await onRevoke(apiKey)) onOpenChange(false);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <ConfirmDialog
      title={i18n.t('Revoke API key')}
      tone="danger"
      confirmLabel={i18n.t('Revoke key')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={() => void revoke()}
      isPending={isPending}
    >
      {i18n.t(
        'Are you sure you want to revoke “{apiKey}”, which ends with {lastFour}? Requests that use it are refused from now on, for good.',
        { apiKey: apiKey.name, lastFour: apiKey.lastFour },
      )}
    </ConfirmDialog>
  );
}
