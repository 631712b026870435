import { Button } from '@tiyin/ui/button';
import { PlusIcon } from '@tiyin/ui/icon';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { AddCredentialDialogProps } from './AddCredentialDialog.tsx';

const AddCredentialDialog = lazyScreen(
  'add-credential',
  async () => (await import('./AddCredentialDialog.tsx')).AddCredentialDialog,
);

export type AddCredentialProps = Pick<
  AddCredentialDialogProps,
  'notice' | 'onAdd' | 'paymentMethodName'
>;

/** The way to another credential; its dialog is loaded when it is wanted. */
export function AddCredential(props: AddCredentialProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={PlusIcon} onPress={() => setIsOpen(true)}>
        {i18n.t('Add')}
      </Button>
      <Late isWanted={isOpen} onFailed={() => setIsOpen(false)}>
        <AddCredentialDialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
      </Late>
    </>
  );
}
