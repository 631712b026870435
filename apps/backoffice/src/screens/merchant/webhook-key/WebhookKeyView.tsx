import type { WebhookKey } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { KeyLines } from '@tiyin/ui/payments/key-lines';
import { Stack } from '@tiyin/ui/stack';

export interface WebhookKeyViewProps {
  readonly webhookKey: WebhookKey;
  readonly onRotate: () => void;
  readonly onEndFormer: () => void;
}

/** When the key that signs webhooks was replaced, and the former one while it signs as well (OFFICE-373). */
export function WebhookKeyView({ onEndFormer, onRotate, webhookKey }: WebhookKeyViewProps) {
  const { changedDate, former } = webhookKey;
  return (
    <Stack gap={16}>
      <p>
        {`Webhooks are signed with the key of the merchant, above. ${
          changedDate === null
            ? 'It was never replaced.'
            : `It was replaced on ${formatShortUtc(changedDate)} UTC.`
        }`}
      </p>
      {former === null ? (
        <div>
          <Button onPress={onRotate}>Replace the key</Button>
        </div>
      ) : (
        <>
          <Banner
            tone="primary"
            title={`The former key signs as well until ${formatShortUtc(former.untilDate)} UTC`}
            actions={
              <Button size="sm" onPress={onEndFormer}>
                End it now
              </Button>
            }
          >
            Each webhook has two signatures. The shop has to know the new key before.
          </Banner>
          <KeyLines publicKey={former.publicKey} label="Former public key" />
        </>
      )}
    </Stack>
  );
}
