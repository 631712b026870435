/** The state of a list: the last answer of the server, and the last failure. */
export type ListAnswer<Row> = {
  /** Its rows, and how many all pages have, where somebody counts them; missing until the first answer. */
  readonly page: { readonly data: readonly Row[]; readonly total?: number } | undefined;
  /** Why the last request failed: its HTTP status, and a sentence for people. */
  readonly problem?: { readonly status: number; readonly title: string } | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The rows belong to the previous conditions while the new ones load. */
  readonly isStale?: boolean;
};

/** The page of a list that is shown. */
export type Paging = {
  /** From 0. */
  readonly page: number;
  /** Rows on a page. */
  readonly size: number;
  /** The sizes on offer, smallest first. */
  readonly sizes: readonly number[];
  readonly onChange: (paging: { readonly page: number; readonly size: number }) => void;
};
