import { VisuallyHidden } from '../visually-hidden/index.ts';
import { say, sayWith } from '../../locale/language/index.ts';
import { headingOf } from './heading.ts';
import type { DataTableProps } from './DataTableProps.ts';
import type { SortDescriptor } from './sorting.ts';

type DataTableStatusProps<Row extends object> = Pick<
  DataTableProps<Row>,
  'columns' | 'rows' | 'isLoading' | 'loadingLabel' | 'empty' | 'error' | 'sortedText'
> & {
  /** The requested order; null until a heading was pressed. */
  readonly sort: SortDescriptor | null;
};

/** The state shown instead of rows, and the announcements of changes to a screen reader. */
export function DataTableStatus<Row extends object>(props: DataTableStatusProps<Row>) {
  const { rows, isLoading = false, loadingLabel = say('Loading'), empty, error } = props;
  return (
    <>
      <div role="status">
        {isLoading && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}
        {!isLoading && rows.length > 0 && <VisuallyHidden>{orderOf(props)}</VisuallyHidden>}
        {!isLoading && error === undefined && rows.length === 0 && empty}
      </div>
      {error}
    </>
  );
}

function orderOf<Row extends object>(props: DataTableStatusProps<Row>): string | null {
  const { columns, sort, sortedText = sortedWords } = props;
  const sorted = columns.find(({ id }) => id === sort?.column);
  return sort === null || !sorted ? null : sortedText(headingOf(sorted), sort.direction);
}

const sortedWords = (header: string, direction: SortDescriptor['direction']): string =>
  sayWith(`Sorted by {header}, ${direction}`, { header });
