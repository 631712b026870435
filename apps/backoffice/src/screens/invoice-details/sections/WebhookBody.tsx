import type { WebhookType } from '@tiyin/api/types';
import { CopyButton } from '@tiyin/ui/copy-button';
import { Dialog } from '@tiyin/ui/dialog';
import { IconButton } from '@tiyin/ui/icon-button';
import { BracesIcon } from '@tiyin/ui/icon';
import { JsonView } from '@tiyin/ui/json-view';
import { Stack } from '@tiyin/ui/stack';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';

export interface WebhookBodyProps {
  readonly type: WebhookType;
  /** As it was signed and sent, to the byte. */
  readonly body: string;
}

/** Opens the body of a webhook, with its lines broken; Copy takes it as it was sent (INVOICE-622). */
export function WebhookBody({ body, type }: WebhookBodyProps) {
  const [isOpen, setIsOpen] = useState(false);
  const title = i18n.t('Body of {type}', { type });
  return (
    <>
      <IconButton icon={BracesIcon} label={title} size="sm" onPress={() => setIsOpen(true)} />
      <Dialog
        title={title}
        size="md"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        actions={<CopyButton value={body} what={title} label={i18n.t('Copy as it was sent')} />}
      >
        <Stack gap={12}>
          {i18n.t('This text is signed and sent. The lines are broken only for reading.')}
          <JsonView label={title}>{body}</JsonView>
        </Stack>
      </Dialog>
    </>
  );
}
