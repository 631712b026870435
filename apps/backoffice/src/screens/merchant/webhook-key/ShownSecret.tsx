import type { WebhookSecret } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Code } from '@tiyin/ui/code';
import { CopyButton } from '@tiyin/ui/copy-button';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../../texts/i18n.ts';

export interface ShownSecretProps {
  readonly secret: WebhookSecret;
  readonly onHide: () => void;
}

/** The HMAC secret of webhooks, and the former one during an overlap (OFFICE-430). */
export function ShownSecret({ onHide, secret: { formerSecret, secret } }: ShownSecretProps) {
  return (
    <Stack gap={8}>
      <SecretText label={i18n.t('Webhook secret')} secret={secret} />
      {formerSecret !== null && (
        <SecretText label={i18n.t('Former webhook secret')} secret={formerSecret} />
      )}
      <div>
        <Button size="sm" onPress={onHide}>
          {i18n.t('Hide the secret')}
        </Button>
      </div>
    </Stack>
  );
}

function SecretText({ label, secret }: { readonly label: string; readonly secret: string }) {
  return (
    <Inline gap={8}>
      <Code look="block" label={label}>
        {secret}
      </Code>
      <CopyButton value={secret} what={label} />
    </Inline>
  );
}
