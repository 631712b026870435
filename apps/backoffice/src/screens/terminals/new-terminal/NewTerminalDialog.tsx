import { longestName, nameError } from '@tiyin/domain/names';
import { ErrorState } from '@tiyin/ui/error-state';
import { FormDialog } from '@tiyin/ui/form-dialog';
import { Select } from '@tiyin/ui/select';
import { SkeletonLines } from '@tiyin/ui/skeleton';
import { TextField } from '@tiyin/ui/text-field';
import { useState } from 'react';
import type { FormProblem } from '../../../forms/form-problem.ts';
import { i18n } from '../../../texts/i18n.ts';
import { knownError } from '../../../texts/known-text.ts';

/** A person's choices, by the ids of the reference lists. */
export interface NewTerminalRequest {
  readonly name: string;
  readonly flowTypeId: number;
  readonly currencyId: number;
}

/** Something to choose, by its id as text. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

/** The options. */
export interface NewTerminalLists {
  readonly flows: readonly Choice[];
  readonly currencies: readonly Choice[];
}

export interface NewTerminalDialogProps {
  /** Or why there is nothing to choose yet. */
  readonly lists: NewTerminalLists | 'failed' | 'loading';
  readonly onRetryLists: () => void;
  readonly onClose: () => void;
  readonly onMake: (request: NewTerminalRequest) => void;
  readonly isPending: boolean;
  readonly problem: FormProblem | undefined;
}

/** Requests the required properties of a terminal (OFFICE-64). The text stays after a refusal. */
export function NewTerminalDialog(props: NewTerminalDialogProps) {
  const { isPending, lists, onClose, onMake, onRetryLists, problem } = props;
  const [name, setName] = useState('');
  const [flow, setFlow] = useState<string | null>(null);
  const [currency, setCurrency] = useState<string | null>(null);
  const make = () => {
    if (flow === null || currency === null) return;
    onMake({ name: name.trim(), flowTypeId: Number(flow), currencyId: Number(currency) });
  };
  return (
    <FormDialog
      title={i18n.t('New Terminal')}
      onOpenChange={onClose}
      action={typeof lists === 'object' ? i18n.t('Create terminal') : undefined}
      onSubmit={make}
      isPending={isPending}
      problem={problem}
      summaryTitle={i18n.t('There is a problem')}
    >
      {lists === 'loading' && (
        <SkeletonLines
          label={i18n.t('Loading the lists to choose from')}
          gap={24}
          lines={[{ height: 'control' }, { height: 'control' }, { height: 'control' }]}
        />
      )}
      {lists === 'failed' && (
        <ErrorState
          title={i18n.t('The lists to choose from did not load')}
          onRetry={onRetryLists}
        />
      )}
      {typeof lists === 'object' && (
        <>
          <TextField
            name="name"
            label={i18n.t('Name')}
            value={name}
            onChange={setName}
            validate={(text) => knownError(nameError(text))}
            maxLength={longestName}
            autoComplete="off"
            autoFocus
          />
          <Select
            name="flowTypeId"
            label={i18n.t('Flow type')}
            options={lists.flows}
            value={flow}
            onChange={setFlow}
            isRequired
            requiredMessage={i18n.t('Choose the flow type')}
          />
          <Select
            name="currencyId"
            label={i18n.t('Currency')}
            options={lists.currencies}
            value={currency}
            onChange={setCurrency}
            isRequired
            requiredMessage={i18n.t('Choose the currency')}
          />
        </>
      )}
    </FormDialog>
  );
}
