import type { ApiProblem } from '@tiyin/api/errors';
import type { Customer, CustomerInvoices, InvoiceListItem } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { DataTable } from '@tiyin/ui/data-table';
import { DescriptionList } from '@tiyin/ui/description-list';
import { Disclosure } from '@tiyin/ui/disclosure';
import { EmptyState } from '@tiyin/ui/empty-state';
import { DownloadIcon } from '@tiyin/ui/icon';
import { LinkButton } from '@tiyin/ui/link-button';
import { type ListAnswer, ListPage } from '@tiyin/ui/list-page';
import { PageHeader } from '@tiyin/ui/page-header';
import { PageProblem } from '@tiyin/ui/page-problem';
import { Skeleton, SkeletonTitle } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { type ReactNode, useMemo } from 'react';
import { formatAmount, formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import type { CustomerQuery } from '../../addresses/customer-address.ts';
import { invoicesPath } from '../../addresses/invoice-list-address.ts';
import { BackLink } from '../../layout/BackLink.tsx';
import { pagingOf } from '../../lists/paging.ts';
import { invoicePath } from '../../routing/paths.ts';
import { CopiedIdentifier } from '../invoice-details/CopiedIdentifier.tsx';
import {
  customerInvoiceColumns,
  customerNoteColumns,
  customerTicketColumns,
} from './customer-columns.tsx';
import { customerName } from './customer-name.ts';

export interface CustomerViewProps {
  /** Missing while loading. */
  readonly customer: Customer | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The data that the person looks at. */
  readonly isTest: boolean;
  readonly onShowMode: (isTest: boolean) => void;
  readonly invoices: ListAnswer<InvoiceListItem>;
  /** The number and the sum of the invoices. */
  readonly totals: ReactNode;
  readonly query: CustomerQuery;
  readonly onQueryChange: (query: CustomerQuery) => void;
  /** Downloads the invoices of the customer. */
  readonly onReport: () => void;
}

function otherModeWords({ count, isTest }: CustomerInvoices): string {
  const values = { count, number: formatAmount(count, 0) };
  return isTest
    ? i18n.t(
        '{count, plural, one {The customer has {number} invoice in test data, too.} other {The customer has {number} invoices in test data, too.}}',
        values,
      )
    : i18n.t(
        '{count, plural, one {The customer has {number} invoice in production data, too.} other {The customer has {number} invoices in production data, too.}}',
        values,
      );
}

function timeOf(time: string) {
  return <time dateTime={time}>{`${formatShortUtc(time)} UTC`}</time>;
}

/** The address names no customer in the person's scope. */
export function NoSuchCustomer() {
  return (
    <EmptyState
      title={i18n.t('There is no such customer')}
      action={<LinkButton href={invoicesPath}>{i18n.t('To the invoices')}</LinkButton>}
    >
      {i18n.t('The link may be wrong, or the customer has no invoice that you may see.')}
    </EmptyState>
  );
}

function Loading() {
  return (
    <PageHeader
      title={<SkeletonTitle label={i18n.t('Loading the customer')} />}
      note={<Skeleton width="medium" />}
    />
  );
}

/** The invoices of the other mode, which the list does not show. */
function OtherMode({ customer, isTest, onShowMode }: Shown) {
  const other = customer.invoices.find((each) => each.isTest !== isTest);
  if (other === undefined) return null;
  return (
    <Banner
      actions={
        <Button size="sm" onPress={() => onShowMode(other.isTest)}>
          {other.isTest ? i18n.t('Show test data') : i18n.t('Show production data')}
        </Button>
      }
    >
      {otherModeWords(other)}
    </Banner>
  );
}

interface Shown extends CustomerViewProps {
  readonly customer: Customer;
}

function Facts({
  customer,
  invoices,
}: {
  readonly customer: Customer;
  readonly invoices: CustomerInvoices | undefined;
}) {
  const { customerId, merchant } = customer;
  return (
    <DescriptionList
      columns={2}
      items={[
        {
          term: i18n.t('Customer ID'),
          value: <CopiedIdentifier value={customerId} what={i18n.t('Customer ID')} />,
        },
        { term: i18n.t('Merchant'), value: merchant.name },
        { term: i18n.t('First invoice'), value: invoices ? timeOf(invoices.firstDate) : '—' },
        { term: i18n.t('Last invoice'), value: invoices ? timeOf(invoices.lastDate) : '—' },
      ]}
    />
  );
}

function Tickets({ customer: { tickets } }: { readonly customer: Customer }) {
  const columns = useMemo(() => customerTicketColumns(), []);
  if (tickets.length === 0) return null;
  return (
    <Disclosure title={i18n.t('Support History')} headingLevel={2} count={tickets.length}>
      <DataTable
        label={i18n.t('Support History')}
        columns={columns}
        rows={tickets}
        rowKey={({ ticket }) => String(ticket.id)}
        empty={null}
      />
    </Disclosure>
  );
}

/** The newest notes; the page of an invoice has all of its own. */
function Notes({ customer: { notes = [] } }: { readonly customer: Customer }) {
  if (notes.length === 0) return null;
  return (
    <Disclosure title={i18n.t('Latest notes')} headingLevel={2} count={notes.length}>
      <DataTable
        label={i18n.t('Latest notes')}
        columns={customerNoteColumns}
        rows={notes}
        rowKey={({ note }) => String(note.id)}
        empty={null}
      />
    </Disclosure>
  );
}

function Known(props: Shown) {
  const { customer, invoices, isTest, onQueryChange, onReport, query, totals } = props;
  const shown = customer.invoices.find((each) => each.isTest === isTest);
  return (
    <Stack gap={24}>
      <PageHeader
        title={customerName(customer)}
        note={i18n.t('Customer of {merchant}', { merchant: customer.merchant.name })}
        actions={
          <Button icon={DownloadIcon} onPress={onReport}>
            {i18n.t('Get report')}
          </Button>
        }
      />
      <Facts customer={customer} invoices={shown} />
      <OtherMode {...props} />
      <Tickets customer={customer} />
      <Notes customer={customer} />
      <ListPage
        label={i18n.t('Invoices')}
        answer={invoices}
        above={totals}
        table={{
          columns: customerInvoiceColumns,
          expectedRows: Math.min(query.size, shown?.count ?? 1),
          rowKey: ({ invoiceId }) => invoiceId,
          rowHref: ({ invoiceId }) => invoicePath(invoiceId),
        }}
        paging={pagingOf(query, onQueryChange)}
        empty={
          <EmptyState
            title={
              isTest ? i18n.t('No invoices in test data') : i18n.t('No invoices in production data')
            }
          />
        }
      />
    </Stack>
  );
}

/** One customer: name, sums, tickets, notes and all invoices over the merchant's terminals (OFFICE-452). */
export function CustomerView(props: CustomerViewProps) {
  return (
    <Stack gap={16}>
      <BackLink href={invoicesPath}>{i18n.t('Invoices')}</BackLink>
      <Content {...props} />
    </Stack>
  );
}

function Content(props: CustomerViewProps) {
  const { customer, isRetrying = false, onRetry, problem } = props;
  if (customer !== undefined) return <Known {...props} customer={customer} />;
  if (problem === undefined) return <Loading />;
  return (
    <PageProblem
      {...{ isRetrying, onRetry, problem }}
      missing={<NoSuchCustomer />}
      failedTitle={i18n.t('The customer did not load')}
    />
  );
}
