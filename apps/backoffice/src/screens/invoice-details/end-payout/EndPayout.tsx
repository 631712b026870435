import { Button } from '@tiyin/ui/button';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { EndPayoutDialogProps } from './EndPayoutDialog.tsx';

const EndPayoutDialog = lazyScreen(
  'end-payout',
  async () => (await import('./EndPayoutDialog.tsx')).EndPayoutDialog,
);

export type EndPayoutProps = Pick<EndPayoutDialogProps, 'invoice' | 'onEnd' | 'onPreview'>;

/** Opens the declaration of a payout's outcome (LEDGER-292); its dialog is loaded at the first press. */
export function EndPayout(props: EndPayoutProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const open = () => {
    setOpening(opening + 1);
    setIsOpen(true);
  };
  return (
    <>
      <Button variant="primary" onPress={open}>
        {i18n.t('Declare the outcome')}
      </Button>
      <Late isWanted={isOpen} onFailed={() => setIsOpen(false)}>
        {/* Each opening begins with nothing chosen. */}
        <EndPayoutDialog key={opening} {...props} isOpen={isOpen} onOpenChange={setIsOpen} />
      </Late>
    </>
  );
}
