import { i18n } from '../../../texts/i18n.ts';
import { LateDialogButton } from '../../../routing/LateDialogButton.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { RefundDialogProps } from './RefundDialog.tsx';

const RefundDialog = lazyScreen(
  'refund',
  async () => (await import('./RefundDialog.tsx')).RefundDialog,
);

export type RefundProps = Pick<RefundDialogProps, 'invoice' | 'onPreview' | 'onRefund'>;

/** Opens the refund of a deposit (INVOICE-230); its dialog is loaded at the first press. */
export function Refund(props: RefundProps) {
  return (
    <LateDialogButton renderDialog={(state) => <RefundDialog {...props} {...state} />}>
      {i18n.t('Refund')}
    </LateDialogButton>
  );
}
