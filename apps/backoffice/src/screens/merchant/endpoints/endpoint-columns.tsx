import type { WebhookEndpoint } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';
import { Button } from '@tiyin/ui/button';
import { Code } from '@tiyin/ui/code';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../../texts/i18n.ts';

function Events({ isTest, types }: WebhookEndpoint) {
  return (
    <Stack gap={4} align="start">
      {isTest !== null && <Badge>{isTest ? i18n.t('Test only') : i18n.t('Production only')}</Badge>}
      {types.map((type) => (
        <span key={type}>{type}</span>
      ))}
    </Stack>
  );
}

function State({ failedTries, isEnabled }: WebhookEndpoint) {
  if (!isEnabled) return <Badge>{i18n.t('Off')}</Badge>;
  if (failedTries === 0) return <Badge tone="success">{i18n.t('On')}</Badge>;
  const tries =
    failedTries === 1
      ? i18n.t('1 failed try')
      : i18n.t('{failedTries} failed tries', { failedTries });
  return <Badge tone="warning">{tries}</Badge>;
}

type Commands = {
  readonly onChange: (endpoint: WebhookEndpoint) => void;
  readonly onOpen: (endpoint: WebhookEndpoint) => void;
};

/** The columns of a webhook endpoint. */
export function endpointColumns(commands: Commands): readonly DataColumn<WebhookEndpoint>[] {
  const { onChange, onOpen } = commands;
  return [
    {
      id: 'url',
      header: i18n.t('Address'),
      cell: ({ url }) => <Code>{url}</Code>,
      size: 'fill',
      fold: 'title',
    },
    { id: 'types', header: i18n.t('Events'), cell: Events },
    { id: 'state', header: i18n.t('State'), cell: State, fold: 'aside' },
    {
      id: 'actions',
      header: i18n.t('Actions'),
      cell: (endpoint) => (
        <Inline gap={8}>
          <Button size="sm" onPress={() => onOpen(endpoint)}>
            {i18n.t('Open')}
          </Button>
          <Button size="sm" onPress={() => onChange(endpoint)}>
            {i18n.t('Change')}
          </Button>
        </Inline>
      ),
      hasControls: true,
      fold: 'bare',
    },
  ];
}
