import { CopyButton } from '@tiyin/ui/copy-button';
import { Dialog } from '@tiyin/ui/dialog';
import { JsonView } from '@tiyin/ui/json-view';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../../texts/i18n.ts';

export interface WebhookBodyDialogProps {
  readonly title: string;
  /** As it was signed and sent, to the byte. */
  readonly body: string;
  readonly onClose: () => void;
}

/** The body of a webhook with its lines broken; Copy takes it as it was sent (INVOICE-622). */
export function WebhookBodyDialog({ body, onClose, title }: WebhookBodyDialogProps) {
  return (
    <Dialog
      title={title}
      size="md"
      isOpen
      onOpenChange={onClose}
      actions={<CopyButton value={body} what={title} label={i18n.t('Copy as it was sent')} />}
    >
      <Stack gap={12}>
        {i18n.t('This text is signed and sent. The lines are broken only for reading.')}
        <JsonView label={title}>{body}</JsonView>
      </Stack>
    </Dialog>
  );
}
