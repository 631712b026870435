import { Button } from '@tiyin/ui/button';
import { Code } from '@tiyin/ui/code';
import { CopyButton } from '@tiyin/ui/copy-button';
import { Dialog } from '@tiyin/ui/dialog';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../texts/i18n.ts';

export interface AlertSecretDialogProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** The secret of a rule's webhook, shown this once (OFFICE-562). */
export function AlertSecretDialog({ name, onClose, secret }: AlertSecretDialogProps) {
  return (
    <Dialog
      title={i18n.t('Secret of {name}', { name })}
      isOpen
      onOpenChange={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {i18n.t('I have copied it')}
        </Button>
      }
    >
      <Stack gap={16}>
        <p>
          {i18n.t(
            'Your receiver verifies the webhooks of this rule with it, by any library for Standard Webhooks. Copy it now: it is shown only this once.',
          )}
        </p>
        <Code look="block" label={i18n.t('Secret')}>
          {secret}
        </Code>
        <div>
          <CopyButton value={secret} what={i18n.t('secret')} />
        </div>
      </Stack>
    </Dialog>
  );
}
