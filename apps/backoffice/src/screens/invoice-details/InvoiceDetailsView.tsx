import type { ApiProblem } from '@tiyin/api/errors';
import type { Invoice, StatusEvent } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import { Card } from '@tiyin/ui/card';
import { DescriptionList } from '@tiyin/ui/description-list';
import { ErrorState } from '@tiyin/ui/error-state';
import { PageHeader } from '@tiyin/ui/page-header';
import { FlowTypeBadge } from '@tiyin/ui/payments/flow-type-badge';
import { InvoiceStatusBadge } from '@tiyin/ui/payments/invoice-status-badge';
import { Money } from '@tiyin/ui/payments/money';
import { TestBadge } from '@tiyin/ui/payments/test-badge';
import { Skeleton } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { Timeline } from '@tiyin/ui/timeline';
import { InvoiceActions } from './actions/InvoiceActions.tsx';
import type { InvoiceDeeds } from './actions/InvoiceActions.tsx';
import { columns } from './InvoiceDetailsView.css.ts';
import { invoiceFacts } from './invoice-facts.tsx';
import { describeStatusEvent } from './status-words.ts';

/** The history as far as it is known. */
export interface StatusHistory {
  readonly events: readonly StatusEvent[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
}

/** What it takes. */
export interface InvoiceDetailsViewProps extends InvoiceDeeds {
  readonly invoice: Invoice;
  readonly history: StatusHistory;
}

function Headline({ invoice, ...deeds }: Omit<InvoiceDetailsViewProps, 'history'>) {
  const { amount, currency, fee, flowType, invoiceStatus, isTestProcessing } = invoice;
  const isIdle = Object.keys(deeds).length === 0;
  const facts = (
    <>
      <InvoiceStatusBadge status={invoiceStatus.code} />
      {isTestProcessing && <TestBadge />}
      <FlowTypeBadge flow={flowType.code} />
    </>
  );
  const feeNote = (
    <>Fee {fee === null ? 'not fixed yet' : <Money amount={fee} currency={currency} />}</>
  );
  return (
    <PageHeader
      facts={facts}
      title={<Money amount={amount} currency={currency} size="xl" />}
      note={feeNote}
      actions={isIdle ? undefined : <InvoiceActions invoice={invoice} {...deeds} />}
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
    return <Timeline label="History of status changes" events={shown} />;
  }
  if (problem !== undefined) {
    return (
      <ErrorState title="The history did not load" onRetry={onRetry}>
        {problem.title}
      </ErrorState>
    );
  }
  return (
    <Stack gap={12}>
      <Skeleton />
      <Skeleton width="long" />
    </Stack>
  );
}

/** One invoice: how much and how it stands, its facts, its history (section 2, Invoice details). */
export function InvoiceDetailsView({ history, ...headline }: InvoiceDetailsViewProps) {
  return (
    <Stack gap={24}>
      <Headline {...headline} />
      <div className={columns}>
        <Card>
          <DescriptionList columns={2} items={invoiceFacts(headline.invoice)} />
        </Card>
        <Card title="History of status changes">
          <History {...history} />
        </Card>
      </div>
    </Stack>
  );
}
