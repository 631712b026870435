import type { ProviderSecretState } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import type { ProviderDialog } from './use-provider-commands.ts';

export interface ProviderSecretProps {
  readonly secret: ProviderSecretState;
  readonly onDialog: (dialog: ProviderDialog) => void;
}

/** When the secret was replaced, until when the former one counts (OFFICE-372), and whether reports are taken (ROUTING-720). */
export function ProviderSecret({ onDialog, secret }: ProviderSecretProps) {
  const { changedDate, formerUntilDate, reportsBlockedDate } = secret;
  return (
    <Card
      title={i18n.t('Secret')}
      actions={
        <Inline gap={8}>
          {reportsBlockedDate === null && (
            <Button size="sm" onPress={() => onDialog('block')}>
              {i18n.t('Block reports')}
            </Button>
          )}
          {formerUntilDate === null && (
            <Button size="sm" onPress={() => onDialog('rotate')}>
              {i18n.t('New secret')}
            </Button>
          )}
        </Inline>
      }
    >
      <Stack gap={16}>
        <p>
          {changedDate === null
            ? i18n.t('Both sides sign their messages with it. It was never replaced.')
            : i18n.t('Both sides sign their messages with it. Replaced on {changedDate} UTC.', {
                changedDate: formatShortUtc(changedDate),
              })}
        </p>
        {reportsBlockedDate !== null && (
          <Banner
            tone="warning"
            title={i18n.t('Reports are blocked since {reportsBlockedDate} UTC', {
              reportsBlockedDate: formatShortUtc(reportsBlockedDate),
            })}
            actions={
              <Button size="sm" onPress={() => onDialog('allow')}>
                {i18n.t('Take reports again')}
              </Button>
            }
          >
            {i18n.t('Reason: {reportsBlockReason}', {
              reportsBlockReason: secret.reportsBlockReason ?? '',
            })}
          </Banner>
        )}
        {formerUntilDate !== null && (
          <Banner
            tone="primary"
            title={i18n.t('The former secret counts as well until {formerUntilDate} UTC', {
              formerUntilDate: formatShortUtc(formerUntilDate),
            })}
            actions={
              <Button size="sm" onPress={() => onDialog('endFormer')}>
                {i18n.t('End it now')}
              </Button>
            }
          >
            {i18n.t(
              'Give the provider the new one before. Until then its reports are taken with either.',
            )}
          </Banner>
        )}
      </Stack>
    </Card>
  );
}
