import { useAddProvider } from '@tiyin/api/hooks/providers';
import type { AddProviderRequest, ProviderWithSecretAnswer } from '@tiyin/api/types';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { type FormProblem, formProblemOf } from '../../../forms/form-problem.ts';
import { AddProviderDialog } from './AddProviderDialog.tsx';
import { SecretDialog } from './SecretDialog.tsx';

export interface AddProviderProps {
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/** Adds a provider and shows its secret this once (PEOPLE-300). */
export function AddProvider({ onAdded, onClose }: AddProviderProps) {
  const { trigger } = useAddProvider();
  const [made, setMade] = useState<ProviderWithSecretAnswer['data']>();
  const add = async (body: AddProviderRequest): Promise<FormProblem | undefined> => {
    try {
      const { data } = await trigger({ body });
      onAdded();
      if (data.secret === null) {
        toasts.success('Provider added');
        onClose();
      } else {
        setMade(data);
      }
    } catch (error) {
      return formProblemOf(error);
    }
    return undefined;
  };
  if (made?.secret === undefined || made.secret === null) {
    return <AddProviderDialog onAdd={add} onClose={onClose} />;
  }
  return <SecretDialog name={made.provider.name} secret={made.secret} onClose={onClose} />;
}
