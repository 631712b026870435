import { ChevronLeftIcon, ChevronRightIcon, Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { say, sayWith } from '../../locale/language/index.ts';
import { PageButton } from './PageButton.tsx';
import { ellipsis, entry as entryClass, list, pages } from './Paginator.css.ts';
import { paginationRange } from './pagination-range.ts';

/** Pages are counted from zero, as the API counts them; people see them counted from one. */
export type PaginatorProps = {
  readonly page: number;
  readonly totalPages: number;
  readonly onPageChange: (page: number) => void;
  /** The name of the list, if a screen has two: "Pages of invoices". */
  readonly label?: string;
};

/**
 * Shows the current page of a list and links to the others (OFFICE-22). Renders nothing without
 * pages.
 */
export function Paginator({
  page,
  totalPages,
  onPageChange,
  label = say('Pages'),
}: PaginatorProps) {
  if (totalPages < 1) {
    return null;
  }
  const current = page + 1;
  return (
    <nav aria-label={label} className={pages}>
      <ul className={list}>
        <li className={entryClass}>
          <PageButton
            label={say('Previous')}
            isDisabled={page <= 0}
            onPress={() => onPageChange(page - 1)}
          >
            <Icon glyph={ChevronLeftIcon} size={16} />
          </PageButton>
        </li>
        {paginationRange(current, totalPages).map((entry, at) =>
          entry === 'ellipsis' ? (
            <li key={`gap-${at}`} className={ellipsis} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry} className={entryClass}>
              <PageButton
                label={sayWith('Page {page}', { page: entry })}
                isCurrent={entry === current}
                onPress={() => onPageChange(entry - 1)}
              >
                {entry}
              </PageButton>
            </li>
          ),
        )}
        <li className={entryClass}>
          <PageButton
            label={say('Next')}
            isDisabled={current >= totalPages}
            onPress={() => onPageChange(page + 1)}
          >
            <Icon glyph={ChevronRightIcon} size={16} />
          </PageButton>
        </li>
      </ul>
      <VisuallyHidden>
        <span role="status">
          {sayWith('Page {current} of {total}', { current, total: totalPages })}
        </span>
      </VisuallyHidden>
    </nav>
  );
}
