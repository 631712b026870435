import type { EndpointEvent } from '@tiyin/api/types';
import { Badge, type BadgeTone } from '@tiyin/ui/badge';
import { Button } from '@tiyin/ui/button';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Identifier } from '@tiyin/ui/identifier';
import { idEnd } from '../../../identifier/short-id.ts';
import { i18n } from '../../../texts/i18n.ts';
import { TimeCell } from '../../invoice-details/sections/TimeCell.tsx';
import { WebhookType } from '../../invoice-details/sections/WebhookBody.tsx';

const tones: Readonly<Record<EndpointEvent['status'], BadgeTone>> = {
  EXECUTED: 'success',
  FAILED: 'error',
  NOT_SENT: 'neutral',
  WAITING: 'primary',
};

/** The columns of an event of an endpoint. */
export function eventColumns(
  onSendFrom: (event: EndpointEvent) => void,
): readonly DataColumn<EndpointEvent>[] {
  return [
    {
      id: 'createDate',
      header: i18n.t('Time (UTC)'),
      cell: ({ createDate }) => <TimeCell time={createDate} />,
      fold: 'title',
    },
    {
      id: 'type',
      header: i18n.t('Type'),
      cell: ({ body, type }) => <WebhookType {...{ body, type }} />,
      size: 'fill',
      hasControls: true,
    },
    {
      id: 'id',
      header: i18n.t('Id'),
      cell: ({ id }) => <Identifier>{idEnd(id)}</Identifier>,
    },
    {
      id: 'status',
      header: i18n.t('Status'),
      cell: ({ status }) => <Badge tone={tones[status]}>{status}</Badge>,
      fold: 'aside',
    },
    {
      id: 'tries',
      header: i18n.t('Tries'),
      cell: ({ tries }) => String(tries.length),
      align: 'end',
    },
    {
      id: 'actions',
      header: i18n.t('Actions'),
      cell: (event) => (
        <Button size="sm" onPress={() => onSendFrom(event)}>
          {i18n.t('Send again from here')}
        </Button>
      ),
      hasControls: true,
      fold: 'bare',
    },
  ];
}
