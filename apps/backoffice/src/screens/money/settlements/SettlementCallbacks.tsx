import { ApiProblem } from '@tiyin/api/errors';
import { useListSettlementCallbacks, useSendSettlementCallback } from '@tiyin/api/hooks/callbacks';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { toasts } from '@tiyin/ui/toast';
import { i18n } from '../../../texts/i18n.ts';
import { toastProblem } from '../../../session/toast-problem.ts';
import {
  SettlementCallbacksDialog,
  type SettlementCallbacksDialogProps,
} from './SettlementCallbacksDialog.tsx';

type SettlementCallbacksProps = Pick<SettlementCallbacksDialogProps, 'isOpen' | 'onOpenChange'> & {
  readonly settlementId: number;
};

/** The refresh interval, in milliseconds: a delivery is under way. */
const REFRESH_MS = 5000;

/** The callbacks of a settlement, read while it is open. */
export function SettlementCallbacks({ settlementId: id, ...dialog }: SettlementCallbacksProps) {
  const list = useListSettlementCallbacks({ id }, { refreshInterval: REFRESH_MS });
  const { isMutating, trigger } = useSendSettlementCallback();
  const maySend = useIsPermitted({ permission: 'merchant.callback.edit' });
  const send = async () => {
    try {
      await trigger({ id });
      toasts.success(i18n.t('Callback is on its way'));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toastProblem(error, i18n.t('Failed to send callback'), error.title);
    }
    await list.mutate();
  };
  return (
    <SettlementCallbacksDialog
      {...dialog}
      callbacks={list.data?.data}
      problem={list.error}
      onRetry={() => void list.mutate()}
      isSending={isMutating}
      {...(maySend && { onSend: () => void send() })}
    />
  );
}
