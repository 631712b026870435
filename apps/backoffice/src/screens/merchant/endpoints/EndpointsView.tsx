import type { ApiProblem } from '@tiyin/api/errors';
import type { WebhookEndpoint } from '@tiyin/api/types';
import { maxEndpoints } from '@tiyin/domain/callbacks';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { EmptyState } from '@tiyin/ui/empty-state';
import { GlobeIcon } from '@tiyin/ui/icon';
import { LoadedTable } from '@tiyin/ui/loaded-table';
import { Stack } from '@tiyin/ui/stack';
import { useMemo } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { endpointColumns } from './endpoint-columns.tsx';

export interface EndpointsViewProps {
  /** Oldest first; missing while loading. */
  readonly endpoints: readonly WebhookEndpoint[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  readonly onNew: () => void;
  readonly onChange: (endpoint: WebhookEndpoint) => void;
  /** Opens its events. */
  readonly onOpen: (endpoint: WebhookEndpoint) => void;
}

/** Further addresses that get the events of a merchant (OFFICE-520). */
export function EndpointsView(props: EndpointsViewProps) {
  const { endpoints, isRetrying = false, onChange, onNew, onOpen, onRetry, problem } = props;
  const columns = useMemo(() => endpointColumns({ onChange, onOpen }), [onChange, onOpen]);
  const isFull = (endpoints?.length ?? 0) >= maxEndpoints;
  return (
    <Card
      title={i18n.t('Webhook endpoints')}
      actions={
        <Button size="sm" onPress={onNew} isDisabled={isFull}>
          {i18n.t('New endpoint')}
        </Button>
      }
    >
      <Stack gap={16}>
        <p>
          {i18n.t(
            'Up to {maxEndpoints} further addresses, each with its own events and its own key. An endpoint gets the events of an invoice one after another; the callback address above is beside them.',
            { maxEndpoints },
          )}
        </p>
        <LoadedTable
          label={i18n.t('Webhook endpoints')}
          columns={columns}
          rows={endpoints}
          rowKey={({ id }) => String(id)}
          expectedRows={1}
          loadingLabel={i18n.t('Loading the endpoints')}
          empty={
            <EmptyState icon={GlobeIcon} title={i18n.t('No endpoints yet')}>
              {i18n.t('Only the callback address is called.')}
            </EmptyState>
          }
          failedTitle={i18n.t('The endpoints did not load')}
          {...{ isRetrying, onRetry, problem }}
        />
      </Stack>
    </Card>
  );
}
