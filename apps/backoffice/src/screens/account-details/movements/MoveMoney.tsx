import { Button } from '@tiyin/ui/button';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { MoveMoneyDialogProps } from './MoveMoneyDialog.tsx';

const MoveMoneyDialog = lazyScreen(
  'move-money',
  async () => (await import('./MoveMoneyDialog.tsx')).MoveMoneyDialog,
);

/** What it takes. */
export type MoveMoneyProps = Pick<MoveMoneyDialogProps, 'currency' | 'onMove' | 'standing'>;

/** The way to another movement; its dialog is loaded when it is wanted. */
export function MoveMoney(props: MoveMoneyProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button size="sm" onPress={open}>
        Book movement
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <MoveMoneyDialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
