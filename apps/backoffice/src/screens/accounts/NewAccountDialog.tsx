import type { NamedRef } from '@tiyin/api/types';
import { paymentMethods } from '@tiyin/domain/requisites';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { Select } from '@tiyin/ui/select';
import { useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import type { EditProblem } from '../account-details/conflicts.ts';

/** The provider that moves the account's money, and the method. */
export interface NewAccountRequest {
  readonly paymentProviderId: number;
  readonly paymentMethodId: number;
}

export interface NewAccountDialogProps {
  /** Missing until they have come. */
  readonly providers: readonly NamedRef[] | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Creates the account; returns the reason of a failure. */
  readonly onCreate: (request: NewAccountRequest) => Promise<EditProblem | undefined>;
}

const methods = paymentMethods.map(({ currency, displayName, id }) => ({
  id: String(id),
  label: `${displayName} (${currency})`,
}));

/** Creates an account (OFFICE-72). The choices stay if it could not be created. */
export function NewAccountDialog(props: NewAccountDialogProps) {
  const { isOpen, onCreate, onOpenChange, providers } = props;
  const [providerId, setProviderId] = useState<string | null>(null);
  const [methodId, setMethodId] = useState<string | null>(null);
  const { isPending, problem, send } = useSending();
  const create = () => {
    if (providerId === null || methodId === null) return;
    const request = { paymentProviderId: Number(providerId), paymentMethodId: Number(methodId) };
    void send(
      () => onCreate(request),
      () => onOpenChange(false),
    );
  };
  return (
    <FormDialog
      title={i18n.t('New Account')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      action={i18n.t('Save')}
      isPending={isPending}
      onSubmit={create}
      problem={problem}
    >
      <Select
        name="paymentProviderId"
        label={i18n.t('Payment Provider')}
        options={(providers ?? []).map(({ id, name }) => ({ id: String(id), label: name }))}
        value={providerId}
        onChange={setProviderId}
        placeholder={providers === undefined ? i18n.t('Loading') : i18n.t('Not selected')}
        isRequired
        requiredMessage={i18n.t('Payment Provider is required')}
      />
      <Select
        name="paymentMethodId"
        label={i18n.t('Payment Method')}
        description={i18n.t('Its currency is the account’s.')}
        options={methods}
        value={methodId}
        onChange={setMethodId}
        isRequired
        requiredMessage={i18n.t('Payment Method is required')}
      />
    </FormDialog>
  );
}
