import { NumberField } from '@tiyin/ui/number-field';
import { Switch } from '@tiyin/ui/switch';
import { TextArea } from '@tiyin/ui/text-area';
import { TextField } from '@tiyin/ui/text-field';
import { i18n } from '../../../texts/i18n.ts';
import type { DraftProps } from './ConditionFields.tsx';

export interface ReceiverFieldsProps extends DraftProps {
  /** The server has a mail server. */
  readonly canEmail: boolean;
}

/** The receivers of the messages of a rule, the quiet time, and whether it is on. */
export function ReceiverFields({ canEmail, draft, onChange }: ReceiverFieldsProps) {
  return (
    <>
      <TextField
        name="webhookUrl"
        label={i18n.t('Webhook')}
        description={i18n.t('Signed according to Standard Webhooks, with a secret of this rule.')}
        placeholder="https://ops.example/alerts"
        value={draft.webhookUrl}
        onChange={(webhookUrl) => onChange({ webhookUrl })}
        maxLength={2048}
        autoComplete="off"
      />
      <TextArea
        name="emails"
        label={i18n.t('E-mail addresses')}
        description={
          canEmail
            ? i18n.t('Up to 10, each on a line of its own.')
            : i18n.t('This server sends no e-mail: its administrator sets SMTP_URL.')
        }
        value={draft.emails}
        onChange={(emails) => onChange({ emails })}
        isDisabled={!canEmail && draft.emails === ''}
        spellCheck="false"
      />
      <NumberField
        name="quietMinutes"
        label={i18n.t('Quiet after firing')}
        description={i18n.t(
          'Nothing is sent meanwhile, so that a figure that goes up and down is one alert.',
        )}
        value={draft.quietMinutes}
        onChange={(quietMinutes) => onChange({ quietMinutes })}
        minValue={0}
        maxValue={1440}
        unit="min"
        isRequired
      />
      <Switch
        label={i18n.t('On')}
        isSelected={draft.enabled}
        onChange={(enabled) => onChange({ enabled })}
      />
    </>
  );
}
