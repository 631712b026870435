import { useCreateAccount } from '@tiyin/api/hooks/accounts';
import { useListProviders } from '@tiyin/api/hooks/reference';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../texts/i18n.ts';
import { formProblemOf } from '../../forms/form-problem.ts';
import { NewAccountDialog, type NewAccountDialogProps } from './NewAccountDialog.tsx';

export interface NewAccountProps extends Pick<NewAccountDialogProps, 'isOpen' | 'onOpenChange'> {
  readonly onCreated: () => void;
}

/** Creates an account, and reports the result (OFFICE-87). */
export function NewAccount({ onCreated, ...dialog }: NewAccountProps) {
  const providers = useListProviders({});
  const { trigger } = useCreateAccount();
  const onCreate: NewAccountDialogProps['onCreate'] = async (body) => {
    try {
      await trigger({ body });
    } catch (error) {
      return formProblemOf(error);
    }
    toasts.success(i18n.t('Account created'));
    onCreated();
    return undefined;
  };
  return <NewAccountDialog {...dialog} providers={providers.data?.data} onCreate={onCreate} />;
}
