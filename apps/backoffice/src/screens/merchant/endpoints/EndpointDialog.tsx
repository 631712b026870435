import { WebhookTypeStruct } from '@tiyin/api/structs/webhook-type';
import type { WebhookEndpoint } from '@tiyin/api/types';
import { callbackAddressError } from '@tiyin/domain/callbacks';
import { CheckboxGroup } from '@tiyin/ui/checkbox-group';
import { FormDialog, useSending } from '@tiyin/ui/form-dialog';
import { RadioGroup } from '@tiyin/ui/radio-group';
import { Switch } from '@tiyin/ui/switch';
import { TextField } from '@tiyin/ui/text-field';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { knownError } from '../../../texts/known-text.ts';
import type { FormProblem } from '../../../forms/form-problem.ts';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';
import { typeDescriptions } from './type-descriptions.ts';

const modes = () =>
  [
    {
      id: 'both',
      label: i18n.t('Test and production'),
    },
    {
      id: 'test',
      label: i18n.t('Test only'),
    },
    {
      id: 'production',
      label: i18n.t('Production only'),
    },
  ] as const;

/** An endpoint as it is typed. */
export interface EndpointFields {
  readonly url: string;
  readonly types: readonly WebhookEndpoint['types'][number][];
  readonly isEnabled: boolean;
  readonly mode: ReturnType<typeof modes>[number]['id'];
}

export interface EndpointDialogProps {
  /** The one that is changed; missing for a new one. */
  readonly endpoint: WebhookEndpoint | undefined;
  /** Saves it; returns the reason of a refusal. */
  readonly onSave: (fields: EndpointFields) => Promise<FormProblem | undefined>;
  readonly onClose: () => void;
}

const webhookTypes = Object.values(WebhookTypeStruct.schema);

const typeOptions = () =>
  webhookTypes.map((id) => ({ id, label: id, description: typeDescriptions[id] }));

function fieldsOf(endpoint: WebhookEndpoint | undefined): EndpointFields {
  if (!endpoint) return { url: '', types: webhookTypes, isEnabled: true, mode: 'both' };
  const { isEnabled, isTest, types, url } = endpoint;
  const mode = isTest ? 'test' : 'production';
  return { url, types, isEnabled, mode: isTest === null ? 'both' : mode };
}

/** The address of an endpoint and the events that it gets (OFFICE-520). The texts stay if it was refused. */
export function EndpointDialog({ endpoint, onClose, onSave }: EndpointDialogProps) {
  const [fields, setFields] = useState(() => fieldsOf(endpoint));
  const { isPending, problem, send } = useSending();
  const change = (part: Partial<EndpointFields>) => setFields({ ...fields, ...part });
  const isNew = endpoint === undefined;
  useUnsavedEdits(fields.url !== (endpoint?.url ?? ''));
  return (
    <FormDialog
      title={isNew ? i18n.t('New endpoint') : i18n.t('Change endpoint')}
      onOpenChange={onClose}
      action={isNew ? i18n.t('Add endpoint') : i18n.t('Save endpoint')}
      isPending={isPending}
      onSubmit={() => void send(() => onSave(fields))}
      problem={problem}
    >
      <TextField
        name="url"
        inputMode="url"
        label={i18n.t('Address')}
        placeholder="https://shop.example/webhooks"
        value={fields.url}
        onChange={(url) => change({ url })}
        validate={(text) => knownError(callbackAddressError(text))}
        isRequired
        requiredMessage={i18n.t('Address is required')}
        isReadOnly={isPending}
        autoComplete="off"
        spellCheck="false"
        autoFocus
      />
      <CheckboxGroup
        name="types"
        label={i18n.t('It gets')}
        options={typeOptions()}
        value={fields.types}
        onChange={(types) => change({ types })}
        isRequired
        requiredMessage={i18n.t('Choose at least one')}
      />
      {isNew ? (
        <RadioGroup
          label={i18n.t({ id: 'Of (data)', message: 'Of' })}
          options={modes()}
          value={fields.mode}
          onChange={(mode) => change({ mode })}
        />
      ) : (
        <Switch
          label={i18n.t('Send events')}
          description={i18n.t(
            'While it is off nothing is sent; on again, it continues where it stopped.',
          )}
          isSelected={fields.isEnabled}
          onChange={(isEnabled) => change({ isEnabled })}
        />
      )}
    </FormDialog>
  );
}
