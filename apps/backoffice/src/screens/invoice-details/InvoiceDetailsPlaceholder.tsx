import type { ApiProblem } from '@tiyin/api/errors';
import { Card } from '@tiyin/ui/card';
import { DescriptionList } from '@tiyin/ui/description-list';
import { EmptyState } from '@tiyin/ui/empty-state';
import { LinkButton } from '@tiyin/ui/link-button';
import { PageHeader } from '@tiyin/ui/page-header';
import { PageProblem } from '@tiyin/ui/page-problem';
import { Skeleton, SkeletonTitle } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../texts/i18n.ts';
import { invoicesPath } from '../../addresses/invoice-list-address.ts';
import { columns, facts } from './InvoiceDetailsView.css.ts';

export interface InvoiceDetailsPlaceholderProps {
  /** Why there is no invoice; missing while loading. */
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

const termsOfColumns = () => [
  [
    i18n.t('Invoice ID'),
    i18n.t('Merchant Invoice ID'),
    i18n.t('Flow Type'),
    i18n.t('Status'),
    i18n.t('Status date'),
  ],
  [
    i18n.t('Merchant'),
    i18n.t('Mode'),
    i18n.t('Merchant ID'),
    i18n.t('Terminal ID'),
    i18n.t('Terminal name'),
  ],
];

function Loading() {
  return (
    <Stack gap={24}>
      <PageHeader
        facts={<Skeleton height="badge" width="medium" />}
        title={<SkeletonTitle label={i18n.t('Loading the invoice')} />}
        note={<Skeleton width="medium" />}
      />
      <div className={columns}>
        <Card>
          <div className={facts}>
            {termsOfColumns().map((terms) => (
              <DescriptionList
                key={terms[0]}
                items={terms.map((term) => ({ term, value: <Skeleton width="medium" /> }))}
              />
            ))}
          </div>
        </Card>
        <Card title={i18n.t('History of status changes')}>
          <Stack gap={12}>
            <Skeleton />
            <Skeleton width="long" />
          </Stack>
        </Card>
      </div>
    </Stack>
  );
}

/** Shown instead of an invoice: loading, not found, no permission, or failed. */
export function InvoiceDetailsPlaceholder(props: InvoiceDetailsPlaceholderProps) {
  const { isRetrying = false, onRetry, problem } = props;
  if (problem === undefined) return <Loading />;
  const back = <LinkButton href={invoicesPath}>{i18n.t('To the invoices')}</LinkButton>;
  return (
    <PageProblem
      {...{ isRetrying, onRetry, problem }}
      wayBack={back}
      missing={
        <EmptyState title={i18n.t('There is no such invoice')} action={back}>
          {i18n.t('The link may be wrong, or the invoice belongs to somebody else.')}
        </EmptyState>
      }
      failedTitle={i18n.t('The invoice did not load')}
    />
  );
}
