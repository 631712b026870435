import type { ReactNode } from 'react';
import { Inline } from '../inline/index.ts';
import { PageSizeSelect } from '../page-size-select/index.ts';
import { Paginator } from '../paginator/index.ts';
import { Stack } from '../stack/index.ts';
import { sayWith } from '../../locale/language/index.ts';
import type { Paging } from './list-answer.ts';

export type ListPagesProps = {
  /** The rows in the plural: "invoices". */
  readonly subject: string;
  readonly paging: Paging;
  /** Rows on all pages. */
  readonly total: number;
  /** More about the total. */
  readonly note?: ReactNode;
};

/** The paginator of a list, and the size of its pages; another size returns to the first page. */
export function ListPages({ note, paging, subject, total }: ListPagesProps) {
  const { onChange, page, size, sizes } = paging;
  return (
    <Stack gap={8}>
      <Inline justify="between">
        <Paginator
          label={sayWith('Pages of {subject}', { subject })}
          page={page}
          totalPages={Math.ceil(total / size)}
          onPageChange={(next) => onChange({ page: next, size })}
        />
        <PageSizeSelect
          sizes={sizes}
          value={size}
          onChange={(next) => onChange({ page: 0, size: next })}
        />
      </Inline>
      {note}
    </Stack>
  );
}
