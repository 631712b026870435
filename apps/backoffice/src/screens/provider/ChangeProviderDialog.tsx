import type { ChangeProviderRequest, ManagedProvider } from '@tiyin/api/types';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { TextField } from '@tiyin/ui/text-field';
import type { ReactNode } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { unseenNameError } from '../../texts/known-text.ts';
import type { FormProblem } from '../../forms/form-problem.ts';
import { readText } from '../../forms/read-text.ts';
import { AddressField } from '../providers/add/AddProviderDialog.tsx';

export interface ChangeProviderDialogProps {
  readonly provider: Pick<ManagedProvider, 'name' | 'url'>;
  /** Saves; returns the reason of a refusal. */
  readonly onSave: (body: ChangeProviderRequest) => Promise<FormProblem | undefined>;
  readonly onClose: () => void;
  readonly approvalNotice?: ReactNode;
}

/** Asks for another name and another address of a provider (OFFICE-371). */
export function ChangeProviderDialog(props: ChangeProviderDialogProps) {
  const { approvalNotice, onClose, onSave, provider } = props;
  const { isPending, problem, send } = useSending();
  const isCalled = provider.url !== null;
  const submit = (values: FormData) => {
    const name = readText(values, 'name').trim();
    const url = isCalled && { url: readText(values, 'url').trim() };
    return send(() => onSave({ name, ...url }), onClose);
  };
  return (
    <FormDialog
      title={i18n.t('Change {provider}', { provider: provider.name })}
      action={i18n.t('Save')}
      onOpenChange={onClose}
      onSubmit={(values) => void submit(values)}
      isPending={isPending}
      problem={problem}
    >
      <TextField
        name="name"
        label={i18n.t('Name')}
        defaultValue={provider.name}
        isRequired
        maxLength={128}
        validate={unseenNameError}
        autoFocus
      />
      {provider.url !== null && <AddressField value={provider.url} />}
      {isCalled && (
        <p>{i18n.t('The next call goes to the new address, also for payouts under way.')}</p>
      )}
      {approvalNotice}
    </FormDialog>
  );
}
