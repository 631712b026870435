import { Button } from '@tiyin/ui/button';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { ChangeAmountDialogProps } from './ChangeAmountDialog.tsx';

const ChangeAmountDialog = lazyScreen(
  'change-amount',
  async () => (await import('./ChangeAmountDialog.tsx')).ChangeAmountDialog,
);

export type ChangeAmountProps = Pick<ChangeAmountDialogProps, 'invoice' | 'onChange' | 'onPreview'>;

/** The way to another amount; its dialog is loaded when it is wanted. */
export function ChangeAmount(props: ChangeAmountProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{i18n.t('Change amount')}</Button>
      <Late isWanted={isOpen} onFailed={() => setIsOpen(false)}>
        <ChangeAmountDialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
      </Late>
    </>
  );
}
