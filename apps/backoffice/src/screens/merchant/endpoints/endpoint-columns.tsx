import type { WebhookEndpoint } from '@tiyin/api/types';
import { Badge } from '@tiyin/ui/badge';
import { Button } from '@tiyin/ui/button';
import { Code } from '@tiyin/ui/code';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';

function Events({ isTest, types }: WebhookEndpoint) {
  return (
    <Stack gap={4}>
      {isTest !== null && <Badge>{isTest ? 'Test only' : 'Production only'}</Badge>}
      {types.map((type) => (
        <span key={type}>{type}</span>
      ))}
    </Stack>
  );
}

function State({ failedTries, isEnabled }: WebhookEndpoint) {
  if (!isEnabled) return <Badge>Off</Badge>;
  if (failedTries === 0) return <Badge tone="success">On</Badge>;
  const tries = failedTries === 1 ? '1 failed try' : `${failedTries} failed tries`;
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
      header: 'Address',
      cell: ({ url }) => <Code>{url}</Code>,
      size: 'fill',
      fold: 'title',
    },
    { id: 'types', header: 'Events', cell: Events },
    { id: 'state', header: 'State', cell: State, fold: 'aside' },
    {
      id: 'actions',
      header: 'Actions',
      cell: (endpoint) => (
        <Inline gap={8}>
          <Button size="sm" onPress={() => onOpen(endpoint)}>
            Open
          </Button>
          <Button size="sm" onPress={() => onChange(endpoint)}>
            Change
          </Button>
        </Inline>
      ),
      hasControls: true,
      fold: 'bare',
    },
  ];
}
