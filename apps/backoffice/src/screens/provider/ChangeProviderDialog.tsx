import type { ChangeProviderRequest, ManagedProvider } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { TextField } from '@tiyin/ui/text-field';
import { type ReactNode, useId, useState } from 'react';
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
  const formId = useId();
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();
  const isCalled = provider.url !== null;
  const submit = async (values: FormData) => {
    if (isPending) return;
    setIsPending(true);
    setProblem(undefined);
    const name = readText(values, 'name').trim();
    const found = await onSave({
      name,
      ...(isCalled && { url: readText(values, 'url').trim() }),
    });
    setIsPending(false);
    setProblem(found);
    if (found === undefined) onClose();
  };
  return (
    <Dialog
      title={i18n.t('Change {provider}', { provider: provider.name })}
      isOpen
      onOpenChange={onClose}
      actions={
        <Button type="submit" form={formId} variant="primary" isPending={isPending}>
          {i18n.t('Save')}
        </Button>
      }
    >
      <Form
        id={formId}
        onSubmit={(values) => void submit(values)}
        errors={problem?.errors}
        error={problem?.title}
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
      </Form>
    </Dialog>
  );
}
