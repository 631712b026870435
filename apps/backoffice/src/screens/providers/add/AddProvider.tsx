import { useAddProvider } from '@tiyin/api/hooks/providers';
import type { AddProviderRequest } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { type FormProblem, formProblemOf } from '../../../forms/form-problem.ts';
import { ApprovalNotice } from '../../../session/ApprovalNotice.tsx';
import { toastRequested } from '../../../session/toast-requested.ts';
import { AddProviderDialog } from './AddProviderDialog.tsx';
import { SecretDialog, type SecretDialogProps } from './SecretDialog.tsx';

export interface AddProviderProps {
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/** Adds a provider and shows its secret this once (PEOPLE-300). */
export function AddProvider({ onAdded, onClose }: AddProviderProps) {
  const { trigger } = useAddProvider();
  const [made, setMade] = useState<Omit<SecretDialogProps, 'onClose'>>();
  const add = async (body: AddProviderRequest): Promise<FormProblem | undefined> => {
    try {
      const answer = await trigger({ body });
      const isWaiting = 'approval' in answer;
      const secret = 'approval' in answer ? answer.data.firstHalf : answer.data.secret;
      onAdded();
      if (secret === null) {
        if (isWaiting) toastRequested();
        else toasts.success(i18n.t('Provider added'));
        onClose();
      } else {
        setMade({
          title: i18n.t('Secret of {body}', { body: body.name }),
          secret,
          ...(isWaiting && { half: 'first' }),
        });
      }
    } catch (error) {
      return formProblemOf(error);
    }
    return undefined;
  };
  if (made) return <SecretDialog {...made} onClose={onClose} />;
  const notice = <ApprovalNotice kind="PROVIDER" />;
  return <AddProviderDialog onAdd={add} onClose={onClose} approvalNotice={notice} />;
}
