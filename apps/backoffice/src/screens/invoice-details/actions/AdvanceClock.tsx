import { Button } from '@tiyin/ui/button';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { AdvanceClockDialogProps } from './AdvanceClockDialog.tsx';

const AdvanceClockDialog = lazyScreen(
  'advance-clock',
  async () => (await import('./AdvanceClockDialog.tsx')).AdvanceClockDialog,
);

export type AdvanceClockProps = Pick<AdvanceClockDialogProps, 'onAdvance'>;

/** Moves the clock of an invoice in test on (INVOICE-520); its dialog is loaded when it is wanted. */
export function AdvanceClock({ onAdvance }: AdvanceClockProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{i18n.t('Move clock')}</Button>
      <Late isWanted={isOpen} onFailed={() => setIsOpen(false)}>
        <AdvanceClockDialog {...{ isOpen, onAdvance }} onOpenChange={setIsOpen} />
      </Late>
    </>
  );
}
