import { ShownOnceDialog } from '@tiyin/ui/shown-once-dialog';
import { i18n } from '../../texts/i18n.ts';

export interface AlertSecretDialogProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** The secret of the webhook of a rule or a scheduled report, shown this once (OFFICE-562, OFFICE-602). */
export function AlertSecretDialog({ name, onClose, secret }: AlertSecretDialogProps) {
  return (
    <ShownOnceDialog
      title={i18n.t('Secret of {name}', { name })}
      label={i18n.t('Secret')}
      value={secret}
      what={i18n.t('secret')}
      doneLabel={i18n.t('I have copied it')}
      onClose={onClose}
    >
      <p>
        {i18n.t(
          'Your receiver verifies the webhooks with it, by any library for Standard Webhooks. Copy it now: it is shown only this once.',
        )}
      </p>
    </ShownOnceDialog>
  );
}
