import type { ReportPreview } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { DataTable, type DataColumn } from '@tiyin/ui/data-table';
import { DescriptionList } from '@tiyin/ui/description-list';
import { Dialog } from '@tiyin/ui/dialog';
import { EmptyState } from '@tiyin/ui/empty-state';
import { ErrorState } from '@tiyin/ui/error-state';
import { DownloadIcon } from '@tiyin/ui/icon';
import { Stack } from '@tiyin/ui/stack';
import { useMemo } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { shownCell } from './shown-cell.ts';

export interface ReportPreviewDialogProps {
  /** The name of the report and its days: "Balance, 01/11/2026 – 20/11/2026". */
  readonly title: string;
  /** Missing while it is loading. */
  readonly preview: ReportPreview | undefined;
  /** Why it did not load. */
  readonly problem?: { readonly title: string; readonly detail?: string | undefined } | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  readonly onGetReport: () => void;
  readonly onClose: () => void;
}

interface Line {
  readonly id: string;
  readonly cells: readonly (string | null)[];
}

function columnsOf({ columns }: ReportPreview): readonly DataColumn<Line>[] {
  return columns.map(({ isSummed, name }, place) => ({
    id: name,
    header: name,
    cell: ({ cells }) => shownCell(cells[place] ?? null, isSummed),
    ...(isSummed && { align: 'end' as const }),
    ...(place === 0 && { fold: 'title' as const }),
  }));
}

const none: readonly DataColumn<Line>[] = [
  {
    id: 'none',
    header: () => i18n.t('Lines'),
    cell: () => null,
  },
];

function linesWords({ lineCount, lines }: ReportPreview): string {
  if (lineCount === 1) return i18n.t('The report has 1 line.');
  return lineCount > lines.length
    ? i18n.t('The first {count} of {lineCount} lines.', { count: lines.length, lineCount })
    : i18n.t('All {lineCount} lines.', { lineCount });
}

/** The sums of all lines, not only of those that are shown. */
function Totals({ columns, totals }: ReportPreview) {
  return totals.map(({ cells, currency }) => (
    <section key={currency} aria-label={i18n.t('Totals in {currency}', { currency })}>
      <Stack gap={8}>
        <h3>{i18n.t('Totals in {currency}', { currency })}</h3>
        <DescriptionList
          columns={2}
          items={columns.flatMap(({ isSummed, name }, place) =>
            isSummed ? [{ term: name, value: shownCell(cells[place] ?? null, true) }] : [],
          )}
        />
      </Stack>
    </section>
  ));
}

/** The first lines of a report and the totals of all of them, before its file is requested (OFFICE-576). */
export function ReportPreviewDialog(props: ReportPreviewDialogProps) {
  const { isRetrying = false, onClose, onGetReport, onRetry, preview, problem, title } = props;
  const columns = useMemo(() => (preview ? columnsOf(preview) : none), [preview]);
  const rows = useMemo(
    () => preview?.lines.map((cells, place) => ({ id: String(place), cells })) ?? [],
    [preview],
  );
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      size="lg"
      actions={
        <Button icon={DownloadIcon} variant="primary" onPress={onGetReport}>
          {i18n.t('Get report')}
        </Button>
      }
    >
      {problem && !preview ? (
        <ErrorState
          title={i18n.t('The preview did not load')}
          onRetry={onRetry}
          isRetrying={isRetrying}
        >
          {problem.detail ?? problem.title}
        </ErrorState>
      ) : (
        <Stack gap={16}>
          {preview && preview.lineCount > 0 && <Totals {...preview} />}
          {preview && preview.lineCount > 0 && <p>{linesWords(preview)}</p>}
          <DataTable
            label={i18n.t('First lines')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            isLoading={preview === undefined}
            loadingLabel={i18n.t('Loading the preview')}
            empty={
              <EmptyState title={i18n.t('No lines')}>
                {i18n.t('Nothing was posted in these days.')}
              </EmptyState>
            }
          />
        </Stack>
      )}
    </Dialog>
  );
}
