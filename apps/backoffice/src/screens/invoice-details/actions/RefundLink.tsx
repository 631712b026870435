import { CopyButton } from '@tiyin/ui/copy-button';
import { Identifier } from '@tiyin/ui/identifier';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../../texts/i18n.ts';

export interface RefundLinkProps {
  readonly url: string;
}

/** The form on which the customer names the payee, for the person who sends it (INVOICE-231). */
export function RefundLink({ url }: RefundLinkProps) {
  return (
    <Stack gap={16}>
      <p role="status">
        {i18n.t(
          'The refund is created. Send this link to the customer, who names the payee within 7 days.',
        )}
      </p>
      <Identifier>{url}</Identifier>
      <Inline>
        <CopyButton value={url} what={i18n.t('Link of the refund form')} />
      </Inline>
    </Stack>
  );
}
