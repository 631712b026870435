import type { Ticket } from '@tiyin/api/types';
import { isFinalTicketStatus, type TicketDecision } from '@tiyin/domain/tickets';
import { Button } from '@tiyin/ui/button';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Inline } from '@tiyin/ui/inline';
import { TicketStatusBadge } from '@tiyin/ui/payments/ticket-status-badge';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { actorWords } from '../status-words.ts';
import { CopiedIdentifier } from '../CopiedIdentifier.tsx';
import { words } from './SupportHistory.css.ts';
import { TicketExtras } from './TicketExtras.tsx';
import { waitsForApproval } from './return-words.ts';

/** Asks whether to decide a ticket like this. */
export type AskDecision = (ticket: Ticket, decision: TicketDecision) => void;

const columnsFor = (mayDownload: boolean): readonly DataColumn<Ticket>[] => [
  {
    id: 'id',
    header: () => i18n.t('ID'),
    cell: ({ id }) => <CopiedIdentifier value={String(id)} what={i18n.t('Ticket ID')} />,
    fold: 'title',
  },
  {
    id: 'description',
    header: i18n.t('Description'),
    cell: (ticket) => (
      <>
        <div className={words}>{ticket.description}</div>
        <TicketExtras {...{ ticket, mayDownload }} />
      </>
    ),
    size: 'fill',
    fold: 'bare',
  },
  {
    id: 'openedBy',
    header: i18n.t('Opened by'),
    cell: ({ openedBy }) => openedBy.name ?? actorWords(openedBy.type),
  },
  {
    id: 'createDate',
    header: i18n.t('Creation date (UTC)'),
    cell: ({ createDate }) => <time dateTime={createDate}>{formatShortUtc(createDate)}</time>,
  },
  {
    id: 'status',
    header: i18n.t('Status'),
    cell: ({ status }) => <TicketStatusBadge status={status.code} />,
    fold: 'aside',
  },
];

/**
 * The columns (OFFICE-48); people who may decide have one of actions, for undecided tickets. A request to return
 * money is approved only by people who may return it (OFFICE-330), and decided by nobody while its return waits for a
 * second person (INVOICE-244).
 */
export function ticketColumns(
  onAsk: AskDecision | undefined,
  mayReturn: boolean,
): readonly DataColumn<Ticket>[] {
  const columns = columnsFor(onAsk !== undefined);
  if (onAsk === undefined) return columns;
  const cell = (ticket: Ticket) =>
    isFinalTicketStatus(ticket.status.code) || waitsForApproval(ticket) ? null : (
      <Inline gap={8} wrap={false}>
        {(mayReturn || ticket.moneyReturn === undefined) && (
          <Button size="sm" onPress={() => onAsk(ticket, 'approve')}>
            {i18n.t('Approve')}
          </Button>
        )}
        <Button size="sm" onPress={() => onAsk(ticket, 'reject')}>
          {i18n.t('Reject')}
        </Button>
      </Inline>
    );
  return [
    ...columns,
    { id: 'actions', header: i18n.t('Actions'), cell, hasControls: true, fold: 'bare' },
  ];
}
