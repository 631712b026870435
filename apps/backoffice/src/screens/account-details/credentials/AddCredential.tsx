import { PlusIcon } from '@tiyin/ui/icon';
import { i18n } from '../../../texts/i18n.ts';
import { LateDialogButton } from '../../../routing/LateDialogButton.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import type { AddCredentialDialogProps } from './AddCredentialDialog.tsx';

const AddCredentialDialog = lazyScreen(
  'add-credential',
  async () => (await import('./AddCredentialDialog.tsx')).AddCredentialDialog,
);

export type AddCredentialProps = Pick<
  AddCredentialDialogProps,
  'notice' | 'onAdd' | 'paymentMethodName'
>;

/** The way to another credential; its dialog is loaded when it is wanted. */
export function AddCredential(props: AddCredentialProps) {
  return (
    <LateDialogButton
      size="sm"
      icon={PlusIcon}
      renderDialog={(state) => <AddCredentialDialog {...props} {...state} />}
    >
      {i18n.t('Add')}
    </LateDialogButton>
  );
}
