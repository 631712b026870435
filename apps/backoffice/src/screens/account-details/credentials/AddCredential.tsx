import { Button } from '@tiyin/ui/button';
import { PlusIcon } from '@tiyin/ui/icon';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { AddCredentialDialogProps } from './AddCredentialDialog.tsx';

const AddCredentialDialog = lazyScreen(
  'add-credential',
  async () => (await import('./AddCredentialDialog.tsx')).AddCredentialDialog,
);

/** What it takes. */
export type AddCredentialProps = Pick<AddCredentialDialogProps, 'onAdd' | 'paymentMethodName'>;

/** The way to another credential; its dialog is loaded when it is wanted. */
export function AddCredential(props: AddCredentialProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button size="sm" icon={PlusIcon} onPress={open}>
        Add
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <AddCredentialDialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
