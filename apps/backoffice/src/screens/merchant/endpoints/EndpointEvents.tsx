import {
  useListEndpointEvents,
  useReadEndpointSecret,
  useSendEndpointAgain,
} from '@tiyin/api/hooks/endpoints';
import type { EndpointEvent, WebhookEndpoint, WebhookSecret } from '@tiyin/api/types';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { AskDialog } from '../../../forms/AskDialog.tsx';
import { reportRefusal, runCommand } from '../../../session/run-command.ts';
import { EndpointEventsDialog } from './EndpointEventsDialog.tsx';

export interface EndpointEventsProps {
  readonly merchantId: number;
  readonly endpoint: WebhookEndpoint;
  /** Missing without permission to change keys. */
  readonly onRotate?: (() => void) | undefined;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** The refresh interval, in milliseconds: deliveries may be under way. */
const REFRESH_MS = 5000;

/** The events of an endpoint, read while they are open, and what can be done with it (OFFICE-521). */
export function EndpointEvents(props: EndpointEventsProps) {
  const { endpoint, merchantId: id, onClose, onRemove, onRotate } = props;
  const [before, setBefore] = useState<number>();
  const of = { id, endpointId: endpoint.id };
  const list = useListEndpointEvents(
    { ...of, ...(before !== undefined && { before }) },
    { refreshInterval: REFRESH_MS, keepPreviousData: true },
  );
  const { trigger: send } = useSendEndpointAgain();
  const { trigger: readSecret } = useReadEndpointSecret();
  const [first, setFirst] = useState<EndpointEvent>();
  const [secret, setSecret] = useState<WebhookSecret>();
  const next = list.data?.next ?? null;
  const sendFrom = async (event: EndpointEvent) => {
    await runCommand(
      () => send({ ...of, body: { eventId: event.id } }),
      i18n.t('The events are on their way'),
    );
    await list.mutate();
  };
  const showSecret = async () => {
    try {
      setSecret((await readSecret(of)).data);
    } catch (error) {
      reportRefusal(error);
    }
  };
  return (
    <>
      <EndpointEventsDialog
        endpoint={endpoint}
        events={list.data?.data}
        problem={list.error}
        onRetry={() => void list.mutate()}
        onSendFrom={setFirst}
        {...(next !== null && { onOlder: () => setBefore(next) })}
        {...(before !== undefined && { onNewest: () => setBefore(undefined) })}
        secret={secret}
        onHideSecret={() => setSecret(undefined)}
        {...(onRotate && { onRotate, onShowSecret: () => void showSecret() })}
        onRemove={onRemove}
        onClose={onClose}
      />
      {first !== undefined && (
        <AskDialog
          title={i18n.t('Send again from here')}
          onConfirm={() => sendFrom(first)}
          onClose={() => setFirst(undefined)}
        >
          {i18n.t(
            'Are you sure you want to send this event and all later ones again? Each has its former id, so that the shop recognises what it has.',
          )}
        </AskDialog>
      )}
    </>
  );
}
