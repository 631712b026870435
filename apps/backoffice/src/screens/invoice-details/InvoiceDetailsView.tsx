import type { ApiProblem } from '@tiyin/api/errors';
import type { Invoice, StatusEvent } from '@tiyin/api/types';
import { Card } from '@tiyin/ui/card';
import { DescriptionList } from '@tiyin/ui/description-list';
import { EmptyState } from '@tiyin/ui/empty-state';
import { ErrorState } from '@tiyin/ui/error-state';
import { PageHeader } from '@tiyin/ui/page-header';
import { FlowTypeBadge } from '@tiyin/ui/payments/flow-type-badge';
import { InvoiceStatusBadge } from '@tiyin/ui/payments/invoice-status-badge';
import { Money } from '@tiyin/ui/payments/money';
import { TestBadge } from '@tiyin/ui/payments/test-badge';
import { SkeletonLines } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { Timeline } from '@tiyin/ui/timeline';
import type { ReactNode } from 'react';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import { eventsInArchive, isHistoryArchived } from './archive-words.ts';
import { InvoiceActions } from './actions/InvoiceActions.tsx';
import type { InvoiceCommands } from './actions/InvoiceActions.tsx';
import type { RequestPreview } from './change/usePreview.ts';
import { FeeNote } from './FeeNote.tsx';
import { columns, facts } from './InvoiceDetailsView.css.ts';
import { type PartyLinks, partyFacts, paymentFacts } from './invoice-facts.tsx';
import type { InvoiceRights } from './invoice-rights.ts';
import { EndPayout, type EndPayoutProps } from './end-payout/EndPayout.tsx';
import { UnknownPayout, isUnknown } from './UnknownPayout.tsx';
import { describeStatusEvent } from './status-words.ts';
import { Waiting } from './Waiting.tsx';

/** The history as far as it is known. */
export interface StatusHistory {
  readonly events: readonly StatusEvent[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
}

export interface InvoiceDetailsViewProps extends InvoiceCommands {
  readonly invoice: Invoice;
  readonly onPreview: RequestPreview;
  readonly history: StatusHistory;
  readonly links?: PartyLinks;
  readonly rights?: InvoiceRights;
  /** The person who works on it; missing without the permission. */
  readonly assignment?: ReactNode;
  /** Missing without the permission. */
  readonly onPayoutEnd?: EndPayoutProps['onEnd'] | undefined;
  /** The decisions about the customer's request for the money back; missing without the permission. */
  readonly request?: ReactNode;
}

function Headline({
  invoice,
  onPreview,
  ...commands
}: Omit<
  InvoiceDetailsViewProps,
  'assignment' | 'history' | 'links' | 'onPayoutEnd' | 'request' | 'rights'
>) {
  const { amount, currency, flowType, invoiceStatus, isTestProcessing } = invoice;
  const isIdle = Object.keys(commands).length === 0;
  const badges = (
    <>
      <InvoiceStatusBadge status={invoiceStatus.code} />
      {isTestProcessing && <TestBadge />}
      <FlowTypeBadge flow={flowType.code} />
    </>
  );
  return (
    <PageHeader
      facts={badges}
      title={<Money amount={amount} currency={currency} size="xl" />}
      note={<FeeNote invoice={invoice} />}
      actions={isIdle ? undefined : <InvoiceActions {...{ invoice, onPreview }} {...commands} />}
    />
  );
}

function History({ events, onRetry, problem }: StatusHistory) {
  if (events !== undefined) {
    const shown = events.map((event) => ({
      dateTime: event.statusDate,
      id: String(event.sequence),
      note: describeStatusEvent(event),
      time: `${formatShortUtc(event.statusDate)} UTC`,
      title: event.status.code,
    }));
    return (
      <Stack gap={16}>
        {shown.length > 0 && (
          <Timeline label={i18n.t('History of status changes')} events={shown} />
        )}
        {isHistoryArchived(events) && <EmptyState look="line" title={eventsInArchive()} />}
      </Stack>
    );
  }
  if (problem !== undefined) {
    return (
      <ErrorState title={i18n.t('The history did not load')} onRetry={onRetry}>
        {problem.title}
      </ErrorState>
    );
  }
  return <SkeletonLines label={i18n.t('Loading the history')} lines={[{}, { width: 'long' }]} />;
}

/** One invoice: its amount and status, its facts, its history (OFFICE-39). */
export function InvoiceDetailsView(props: InvoiceDetailsViewProps) {
  const { assignment, history, links, onPayoutEnd, request, rights = {}, ...headline } = props;
  const { invoice, onPreview } = headline;
  const { openPayout } = invoice;
  const end = onPayoutEnd !== undefined && openPayout?.isEndable === true && (
    <EndPayout {...{ invoice, onPreview }} onEnd={onPayoutEnd} />
  );
  return (
    <Stack gap={24}>
      <Headline {...headline} />
      {openPayout && isUnknown(invoice) ? (
        <UnknownPayout
          {...{ invoice, rights }}
          payout={openPayout}
          {...(end !== false && { end })}
        />
      ) : (
        <Waiting {...{ invoice, request, rights }} />
      )}
      <div className={columns}>
        <Card>
          <div className={facts}>
            <DescriptionList items={paymentFacts(invoice, assignment, rights)} />
            <DescriptionList items={partyFacts(invoice, links, rights)} />
          </div>
        </Card>
        <Card title={i18n.t('History of status changes')}>
          <History {...history} />
        </Card>
      </div>
    </Stack>
  );
}
