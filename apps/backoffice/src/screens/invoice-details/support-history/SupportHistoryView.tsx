import type { ApiProblem } from '@tiyin/api/errors';
import type { Ticket } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Disclosure } from '@tiyin/ui/disclosure';
import { EmptyState } from '@tiyin/ui/empty-state';
import { Inline } from '@tiyin/ui/inline';
import { LoadedTable } from '@tiyin/ui/loaded-table';
import { Stack } from '@tiyin/ui/stack';
import { useMemo, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import type { OpenTicketDialogProps } from './OpenTicketDialog.tsx';
import { Late } from '../../../routing/Late.tsx';
import { lazyScreen } from '../../../routing/lazy-screen.ts';
import { ticketColumns } from './ticket-columns.tsx';
import { type DecisionCommands, useDecisionDialog } from './useDecisionDialog.tsx';

const OpenTicketDialog = lazyScreen(
  'open-ticket',
  async () => (await import('./OpenTicketDialog.tsx')).OpenTicketDialog,
);

export interface SupportHistoryViewProps {
  /** Newest first; missing while loading. */
  readonly tickets: readonly Ticket[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** Decides a ticket; missing without permission. */
  readonly renderNotice?: DecisionCommands['renderNotice'];
  readonly onDecide?: DecisionCommands['onDecide'];
  /** Whether the person may return money, as a ticket may request (OFFICE-330). */
  readonly mayReturn?: boolean;
  /** Opens a ticket; missing without permission. */
  readonly onOpen?: OpenTicketDialogProps['onOpen'];
}

/**
 * The tickets about the invoice by customers and staff (OFFICE-48). Without a ticket it is shown
 * only to people who may open one.
 */
export function SupportHistoryView(props: SupportHistoryViewProps) {
  const { onOpen, problem, tickets } = props;
  const isEmpty = tickets === undefined ? problem === undefined : tickets.length === 0;
  if (isEmpty && onOpen === undefined) return null;
  return (
    <Disclosure
      title={i18n.t('Support History')}
      headingLevel={2}
      {...(tickets !== undefined && { count: tickets.length })}
    >
      <Stack gap={16}>
        <Tickets {...props} />
        {onOpen !== undefined && <OpenTicket onOpen={onOpen} />}
      </Stack>
    </Disclosure>
  );
}

function Tickets(props: SupportHistoryViewProps) {
  const { isRetrying = false, mayReturn = false, onDecide, onRetry, problem, tickets } = props;
  const { ask, dialog } = useDecisionDialog({ onDecide, renderNotice: props.renderNotice });
  const isAllowed = onDecide !== undefined;
  const columns = useMemo(
    () => ticketColumns(isAllowed ? ask : undefined, mayReturn),
    [ask, isAllowed, mayReturn],
  );
  const nothing = <EmptyState look="line" title={i18n.t('No tickets')} />;
  if (tickets?.length === 0) return nothing;
  return (
    <>
      <LoadedTable
        label={i18n.t('Support History')}
        columns={columns}
        rows={tickets}
        rowKey={({ id }) => String(id)}
        expectedRows={1}
        loadingLabel={i18n.t('Loading the tickets')}
        empty={nothing}
        failedTitle={i18n.t('The tickets did not load')}
        {...{ isRetrying, onRetry, problem }}
      />
      {dialog}
    </>
  );
}

function OpenTicket({ onOpen }: Pick<OpenTicketDialogProps, 'onOpen'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Inline gap={8}>
        <Button onPress={() => setIsOpen(true)}>{i18n.t('Open ticket')}</Button>
      </Inline>
      <Late isWanted={isOpen} onFailed={() => setIsOpen(false)}>
        <OpenTicketDialog isOpen={isOpen} onOpenChange={setIsOpen} onOpen={onOpen} />
      </Late>
    </>
  );
}
