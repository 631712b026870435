import type { CredentialTypeCode } from '@tiyin/domain/accounts';
import { Button } from '@tiyin/ui/button';
import { VisuallyHidden } from '@tiyin/ui/visually-hidden';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { LateConfirmDialog } from '../../../routing/LateConfirmDialog.tsx';

export interface RemoveCredentialProps {
  readonly credentialType: CredentialTypeCode;
  /** Its name: Card number. */
  readonly what: string;
  /** Says that it needs approval. */
  readonly notice?: ReactNode;
  /** Removes it and reports the result; returns whether the dialog can close. */
  readonly onRemove: (credentialType: CredentialTypeCode) => Promise<boolean>;
}

/** Asks before a credential is removed (OFFICE-50). */
export function RemoveCredential({
  credentialType,
  notice,
  onRemove,
  what,
}: RemoveCredentialProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const remove = async () => {
    setIsPending(true);
    try {
      if (await onRemove(credentialType)) setIsOpen(false);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <>
      <Button size="sm" onPress={() => setIsOpen(true)}>
        {i18n.t('Remove')}
        <VisuallyHidden>{` ${what}`}</VisuallyHidden>
      </Button>
      <LateConfirmDialog
        title={i18n.t('Credential remove')}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={() => void remove()}
        isPending={isPending}
        tone="danger"
      >
        {i18n.t('Are you sure you want to remove this one?')}
        {isOpen && notice}
      </LateConfirmDialog>
    </>
  );
}
