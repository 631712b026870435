import type { WebhookType } from '@tiyin/api/types';
import { BracesIcon } from '@tiyin/ui/icon';
import { IconButton } from '@tiyin/ui/icon-button';
import { Inline } from '@tiyin/ui/inline';
import { useState } from 'react';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import { i18n } from '../../../texts/i18n.ts';

const WebhookBodyDialog = lazyScreen(
  'webhook-body',
  async () => (await import('./WebhookBodyDialog.tsx')).WebhookBodyDialog,
);

export interface WebhookBodyProps {
  readonly type: WebhookType;
  /** As it was signed and sent, to the byte. */
  readonly body: string;
}

/** The button that opens the body of a webhook, in a dialog that is loaded when it is first opened (INVOICE-622). */
export function WebhookBody({ body, type }: WebhookBodyProps) {
  const [isOpen, setIsOpen] = useState(false);
  const title = i18n.t('Body of {type}', { type });
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton icon={BracesIcon} label={title} size="sm" onPress={() => setIsOpen(true)} />
      {isOpen && (
        <Late isWanted onFailed={close}>
          <WebhookBodyDialog title={title} body={body} onClose={close} />
        </Late>
      )}
    </>
  );
}

/** The type of a webhook with the button that opens its body: the cell of a table. */
export function WebhookType({ body, type }: WebhookBodyProps) {
  return (
    <Inline as="span" gap={2} wrap={false}>
      {type}
      <WebhookBody {...{ body, type }} />
    </Inline>
  );
}
