import type { WebhookKey, WebhookSecret } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Inline } from '@tiyin/ui/inline';
import { KeyLines } from '@tiyin/ui/payments/key-lines';
import { Stack } from '@tiyin/ui/stack';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { ShownSecret } from './ShownSecret.tsx';

export interface WebhookKeyViewProps {
  readonly webhookKey: WebhookKey;
  readonly onRotate: () => void;
  readonly onEndFormer: () => void;
  /** The secret that the person has requested, until it is hidden. */
  readonly secret?: WebhookSecret | undefined;
  readonly onShowSecret: () => void;
  readonly onHideSecret: () => void;
}

/** When the key that signs webhooks was replaced, and the former one while it signs as well (OFFICE-373). */
export function WebhookKeyView(props: WebhookKeyViewProps) {
  const { onEndFormer, onHideSecret, onRotate, onShowSecret, secret, webhookKey } = props;
  const { changedDate, former } = webhookKey;
  return (
    <Stack gap={16}>
      <p>
        {changedDate === null
          ? i18n.t(
              'Webhooks are signed with the key of the merchant, above, and with a secret for libraries of Standard Webhooks. It was never replaced.',
            )
          : i18n.t(
              'Webhooks are signed with the key of the merchant, above, and with a secret for libraries of Standard Webhooks. It was replaced on {changedDate} UTC.',
              { changedDate: formatShortUtc(changedDate) },
            )}
      </p>
      <Inline gap={8}>
        {former === null && <Button onPress={onRotate}>{i18n.t('Replace the key')}</Button>}
        {secret === undefined && (
          <Button onPress={onShowSecret}>{i18n.t('Show the secret')}</Button>
        )}
      </Inline>
      {secret !== undefined && <ShownSecret secret={secret} onHide={onHideSecret} />}
      {former !== null && (
        <>
          <Banner
            tone="primary"
            title={i18n.t('The former key signs as well until {untilDate} UTC', {
              untilDate: formatShortUtc(former.untilDate),
            })}
            actions={
              <Button size="sm" onPress={onEndFormer}>
                {i18n.t('End it now')}
              </Button>
            }
          >
            {i18n.t(
              'Each webhook has the signatures of both. The shop has to know the new key or secret before.',
            )}
          </Banner>
          <KeyLines publicKey={former.publicKey} label={i18n.t('Former public key')} />
        </>
      )}
    </Stack>
  );
}
