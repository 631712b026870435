import { Button } from '@tiyin/ui/button';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { MoveMoneyDialogProps } from './MoveMoneyDialog.tsx';

const MoveMoneyDialog = lazyScreen(
  'move-money',
  async () => (await import('./MoveMoneyDialog.tsx')).MoveMoneyDialog,
);

export type MoveMoneyProps = Pick<
  MoveMoneyDialogProps,
  'currency' | 'renderNotice' | 'onMove' | 'standing'
>;

/** The way to another movement; its dialog is loaded when it is wanted. */
export function MoveMoney(props: MoveMoneyProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" onPress={() => setIsOpen(true)}>
        {i18n.t('Book movement')}
      </Button>
      <Late isWanted={isOpen} onFailed={() => setIsOpen(false)}>
        <MoveMoneyDialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
      </Late>
    </>
  );
}
