import type { ApiProblem } from '@tiyin/api/errors';
import type { DataColumn } from '@tiyin/ui/data-table';
import { Disclosure } from '@tiyin/ui/disclosure';
import { EmptyState } from '@tiyin/ui/empty-state';
import { LoadedTable } from '@tiyin/ui/loaded-table';
import { Stack } from '@tiyin/ui/stack';
import type { ReactNode } from 'react';
import { RetryBanner } from '@tiyin/ui/retry-banner';
import { i18n } from '../../../texts/i18n.ts';

/** The state of a section's rows. */
export interface SectionRows<Row> {
  /** Newest first; missing while not requested or loading. */
  readonly rows: readonly Row[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
}

/** A section's words and columns. */
export interface SectionTable<Row> {
  readonly title: () => string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly emptyText: () => string;
}

export interface InvoiceSectionProps<Row> extends SectionTable<Row>, SectionRows<Row> {
  /** The number of rows, before they are loaded. */
  readonly count?: number | undefined;
  /** Called when it is opened or closed: the rows are requested on opening. */
  readonly onExpandedChange?: (isExpanded: boolean) => void;
  /** Where earlier rows are, if the list does not have them all (INVOICE-640). */
  readonly note?: string | undefined;
  /** Actions for the rows, below them. */
  readonly children?: ReactNode;
}

/** A section of an invoice, closed at first, with a count: "Errors (2)" (OFFICE-47). */
export function InvoiceSection<Row extends object>(props: InvoiceSectionProps<Row>) {
  const { children, columns, emptyText, isRetrying = false, onExpandedChange } = props;
  const { note, onRetry, problem, rowKey, rows } = props;
  const title = props.title();
  const count = rows?.length ?? props.count;
  const nothing = <EmptyState look="line" title={note ?? emptyText()} />;
  return (
    <Disclosure
      title={title}
      headingLevel={2}
      {...(onExpandedChange && { onExpandedChange })}
      {...(count !== undefined && { count })}
    >
      <Stack gap={16}>
        {rows !== undefined && problem !== undefined && (
          <RetryBanner
            title={i18n.t('{title} may be out of date', { title })}
            {...{ isRetrying, onRetry, problem }}
          />
        )}
        {rows?.length === 0 ? (
          nothing
        ) : (
          <LoadedTable
            label={title}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            expectedRows={1}
            loadingLabel={i18n.t('Loading: {title}', { title })}
            empty={nothing}
            failedTitle={i18n.t('{title} did not load', { title })}
            {...{ isRetrying, onRetry, problem }}
          />
        )}
        {note !== undefined && rows !== undefined && rows.length > 0 && (
          <EmptyState look="line" title={note} />
        )}
        {children}
      </Stack>
    </Disclosure>
  );
}
