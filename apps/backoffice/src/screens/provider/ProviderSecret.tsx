import type { ProviderSecretState } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
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
      title="Secret"
      actions={
        <Inline gap={8}>
          {reportsBlockedDate === null && (
            <Button size="sm" onPress={() => onDialog('block')}>
              Block reports
            </Button>
          )}
          {formerUntilDate === null && (
            <Button size="sm" onPress={() => onDialog('rotate')}>
              New secret
            </Button>
          )}
        </Inline>
      }
    >
      <Stack gap={16}>
        <p>
          {changedDate === null
            ? 'Both sides sign their messages with it. It was never replaced.'
            : `Both sides sign their messages with it. Replaced on ${formatShortUtc(changedDate)} UTC.`}
        </p>
        {reportsBlockedDate !== null && (
          <Banner
            tone="warning"
            title={`Reports are blocked since ${formatShortUtc(reportsBlockedDate)} UTC`}
            actions={
              <Button size="sm" onPress={() => onDialog('allow')}>
                Take reports again
              </Button>
            }
          >
            {`Reason: ${secret.reportsBlockReason ?? ''}`}
          </Banner>
        )}
        {formerUntilDate !== null && (
          <Banner
            tone="primary"
            title={`The former secret counts as well until ${formatShortUtc(formerUntilDate)} UTC`}
            actions={
              <Button size="sm" onPress={() => onDialog('endFormer')}>
                End it now
              </Button>
            }
          >
            Give the provider the new one before. Until then its reports are taken with either.
          </Banner>
        )}
      </Stack>
    </Card>
  );
}
