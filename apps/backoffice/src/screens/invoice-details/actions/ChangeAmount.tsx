import { i18n } from '../../../texts/i18n.ts';
import { LateDialogButton } from '../../../routing/LateDialogButton.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { ChangeAmountDialogProps } from './ChangeAmountDialog.tsx';

const ChangeAmountDialog = lazyScreen(
  'change-amount',
  async () => (await import('./ChangeAmountDialog.tsx')).ChangeAmountDialog,
);

export type ChangeAmountProps = Pick<ChangeAmountDialogProps, 'invoice' | 'onChange' | 'onPreview'>;

/** The way to another amount; its dialog is loaded when it is wanted. */
export function ChangeAmount(props: ChangeAmountProps) {
  return (
    <LateDialogButton renderDialog={(state) => <ChangeAmountDialog {...props} {...state} />}>
      {i18n.t('Change amount')}
    </LateDialogButton>
  );
}
