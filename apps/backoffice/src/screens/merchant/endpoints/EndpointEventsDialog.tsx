import type { ApiProblem } from '@tiyin/api/errors';
import type { EndpointEvent, WebhookEndpoint, WebhookSecret } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Code } from '@tiyin/ui/code';
import { DataTable } from '@tiyin/ui/data-table';
import { Dialog } from '@tiyin/ui/dialog';
import { EmptyState } from '@tiyin/ui/empty-state';
import { ErrorState } from '@tiyin/ui/error-state';
import { Inline } from '@tiyin/ui/inline';
import { KeyLines } from '@tiyin/ui/payments/key-lines';
import { Stack } from '@tiyin/ui/stack';
import { useMemo } from 'react';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { CallbackTries } from '../../invoice-details/sections/CallbackTries.tsx';
import { ShownSecret } from '../webhook-key/ShownSecret.tsx';
import { eventColumns } from './event-columns.tsx';

export interface EndpointEventsDialogProps {
  readonly endpoint: WebhookEndpoint;
  /** Newest first; missing until the first answer. */
  readonly events: readonly EndpointEvent[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly onSendFrom: (event: EndpointEvent) => void;
  /** Missing on the last page. */
  readonly onOlder?: () => void;
  /** Missing on the first page. */
  readonly onNewest?: () => void;
  /** The secret that the person has requested, until it is hidden. */
  readonly secret?: WebhookSecret | undefined;
  /** Missing without permission, like `onRotate`. */
  readonly onShowSecret?: () => void;
  readonly onHideSecret: () => void;
  readonly onRotate?: () => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** The events of an endpoint with their tries, its key, and the command to send events again (OFFICE-521). */
export function EndpointEventsDialog(props: EndpointEventsDialogProps) {
  const { endpoint, events, onClose, onHideSecret, onRemove, onRetry, problem, secret } = props;
  const { onNewest, onOlder, onRotate, onSendFrom, onShowSecret } = props;
  const columns = useMemo(() => eventColumns(onSendFrom), [onSendFrom]);
  const isLost = events === undefined && problem !== undefined;
  return (
    <Dialog title={i18n.t('Webhook endpoint')} size="lg" isOpen onOpenChange={onClose}>
      <Stack gap={16}>
        <Code look="block" label={i18n.t('Address')}>
          {endpoint.url}
        </Code>
        <KeyLines publicKey={endpoint.publicKey} label={i18n.t('Public key of the endpoint')} />
        {endpoint.formerUntilDate !== null && (
          <Banner
            tone="primary"
            title={i18n.t('The former key signs as well until {formerUntilDate} UTC', {
              formerUntilDate: formatShortUtc(endpoint.formerUntilDate),
            })}
          >
            {i18n.t('Each webhook has the signatures of both.')}
          </Banner>
        )}
        <Inline gap={8}>
          {onShowSecret && secret === undefined && (
            <Button onPress={onShowSecret}>{i18n.t('Show the secret')}</Button>
          )}
          {onRotate && <Button onPress={onRotate}>{i18n.t('Replace the key')}</Button>}
          <Button onPress={onRemove}>{i18n.t('Remove endpoint')}</Button>
        </Inline>
        {secret !== undefined && <ShownSecret secret={secret} onHide={onHideSecret} />}
        {isLost ? (
          <ErrorState title={i18n.t('The events did not load')} onRetry={onRetry}>
            {problem.title}
          </ErrorState>
        ) : (
          <EventTable events={events} columns={columns} />
        )}
        {(onNewest ?? onOlder) && (
          <Inline gap={8}>
            {onNewest && <Button onPress={onNewest}>{i18n.t('Newest events')}</Button>}
            {onOlder && <Button onPress={onOlder}>{i18n.t('Older events')}</Button>}
          </Inline>
        )}
        <CallbackTries callbacks={events ?? none} />
      </Stack>
    </Dialog>
  );
}

const none: readonly EndpointEvent[] = [];

interface EventTableProps {
  readonly events: readonly EndpointEvent[] | undefined;
  readonly columns: ReturnType<typeof eventColumns>;
}

function EventTable({ columns, events }: EventTableProps) {
  return (
    <DataTable
      label={i18n.t('Events')}
      columns={columns}
      rows={events ?? none}
      rowKey={({ id }) => id}
      isLoading={events === undefined}
      expectedRows={3}
      loadingLabel={i18n.t('Loading events')}
      empty={
        <EmptyState title={i18n.t('No events')}>
          {i18n.t('Nothing of its types has happened in the last 30 days.')}
        </EmptyState>
      }
    />
  );
}
