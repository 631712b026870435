import { Button } from '@tiyin/ui/button';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { RefundDialogProps } from './RefundDialog.tsx';

const RefundDialog = lazyScreen(
  'refund',
  async () => (await import('./RefundDialog.tsx')).RefundDialog,
);

export type RefundProps = Pick<RefundDialogProps, 'invoice' | 'onPreview' | 'onRefund'>;

/** Opens the refund of a deposit (INVOICE-230); its dialog is loaded at the first press. */
export function Refund(props: RefundProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const open = () => {
    setOpening(opening + 1);
    setIsOpen(true);
  };
  return (
    <>
      <Button onPress={open}>{i18n.t('Refund')}</Button>
      <Late isWanted={isOpen} onFailed={() => setIsOpen(false)}>
        {/* Each opening begins with the amount that is left. */}
        <RefundDialog key={opening} {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
      </Late>
    </>
  );
}
