import { i18n } from '../../../texts/i18n.ts';
import { LateDialogButton } from '../../../routing/LateDialogButton.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { EndPayoutDialogProps } from './EndPayoutDialog.tsx';

const EndPayoutDialog = lazyScreen(
  'end-payout',
  async () => (await import('./EndPayoutDialog.tsx')).EndPayoutDialog,
);

export type EndPayoutProps = Pick<EndPayoutDialogProps, 'invoice' | 'onEnd' | 'onPreview'>;

/** Opens the declaration of a payout's outcome (LEDGER-292); its dialog is loaded at the first press. */
export function EndPayout(props: EndPayoutProps) {
  return (
    <LateDialogButton
      variant="primary"
      renderDialog={(state) => <EndPayoutDialog {...props} {...state} />}
    >
      {i18n.t('Declare the outcome')}
    </LateDialogButton>
  );
}
