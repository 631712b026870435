import { Button } from '@tiyin/ui/button';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { ChangeAmountDialogProps } from './ChangeAmountDialog.tsx';

const ChangeAmountDialog = lazyScreen(
  'change-amount',
  async () => (await import('./ChangeAmountDialog.tsx')).ChangeAmountDialog,
);

/** What it takes. */
export type ChangeAmountProps = Pick<ChangeAmountDialogProps, 'invoice' | 'onChange'>;

/** The way to another amount; its dialog is loaded when it is wanted. */
export function ChangeAmount(props: ChangeAmountProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button onPress={open}>Change amount</Button>
      {isWanted && (
        <Suspense fallback={null}>
          <ChangeAmountDialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
