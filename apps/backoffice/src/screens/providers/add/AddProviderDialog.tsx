import type { AddProviderRequest, ProviderKind } from '@tiyin/api/types';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { RadioGroup } from '@tiyin/ui/radio-group';
import { TextField } from '@tiyin/ui/text-field';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { unseenNameError } from '../../../texts/known-text.ts';
import type { FormProblem } from '../../../forms/form-problem.ts';
import { readText } from '../../../forms/read-text.ts';

export interface AddProviderDialogProps {
  /** Adds; returns the reason of a refusal. */
  readonly onAdd: (body: AddProviderRequest) => Promise<FormProblem | undefined>;
  readonly onClose: () => void;
  /** Shown for a provider of production (PEOPLE-509). */
  readonly approvalNotice?: ReactNode;
}

const kinds = (): readonly {
  readonly id: ProviderKind;
  readonly label: string;
  readonly description: string;
}[] => [
  {
    id: 'http',
    label: i18n.t('Over HTTP'),
    description: i18n.t('It is called at its address, and reports to ours. Both sides sign.'),
  },
  {
    id: 'manual',
    label: i18n.t('By hand'),
    description: i18n.t('People pay, and confirm what came.'),
  },
  {
    id: 'sandbox',
    label: i18n.t('Sandbox'),
    description: i18n.t('Simulates payments of test terminals.'),
  },
];

/** Asks for the kind, the name and the address of a new provider (OFFICE-370). */
export function AddProviderDialog({ approvalNotice, onAdd, onClose }: AddProviderDialogProps) {
  const [kind, setKind] = useState<ProviderKind>('http');
  const { isPending, problem, send } = useSending();
  const submit = (values: FormData) => {
    const url = readText(values, 'url').trim();
    const name = readText(values, 'name').trim();
    void send(() => onAdd({ name, kind, ...(kind === 'http' && { url }) }));
  };
  return (
    <FormDialog
      title={i18n.t('Add a provider')}
      onOpenChange={onClose}
      action={i18n.t('Add')}
      isPending={isPending}
      onSubmit={submit}
      problem={problem}
    >
      <TextField
        name="name"
        label={i18n.t('Name')}
        description={i18n.t('Your people read it; no two providers have the same.')}
        isRequired
        maxLength={128}
        validate={unseenNameError}
        autoFocus
      />
      <RadioGroup label={i18n.t('Kind')} options={kinds()} value={kind} onChange={setKind} />
      {kind === 'http' && <AddressField />}
      {kind !== 'sandbox' && approvalNotice}
    </FormDialog>
  );
}

/** The address of a provider over HTTP. */
export function AddressField({ value }: { readonly value?: string }) {
  return (
    <TextField
      name="url"
      label={i18n.t('Address')}
      description={i18n.t(
        'https, or a private network that TIYIN_PROVIDER_NETWORKS lists. /payouts is appended.',
      )}
      placeholder="https://bridge.example/tiyin"
      isRequired
      maxLength={1024}
      autoComplete="off"
      {...(value !== undefined && { defaultValue: value })}
    />
  );
}
