import { useEffect } from 'react';

/** Names the page in the browser's tab and history: the page, then the product. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} · Tiyin`;
  }, [page]);
}
