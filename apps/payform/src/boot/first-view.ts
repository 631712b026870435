import { readViewData } from '../form/page-data.ts';
import type { PageWithData, ViewData } from '../form/page-data.ts';

declare global {
  interface Window {
    /** The request that the page makes while its scripts are loading (FORM-273). */
    tiyinFirst?:
      | {
          /** The page that it brings, whose view is shown by then; none after a failure. */
          readonly answer: Promise<PageWithData | null | undefined>;
          readonly stop: () => void;
        }
      | undefined;
  }
}

/** How long (ms) the form waits for it once the scripts are there; then it makes the request itself. */
const patienceMs = 2000;

/** Waits for the page's own request, if it makes one. Returns the data of the view that is shown then; it never rejects. */
export async function takeFirstView({
  tiyinFirst,
}: Pick<Window, 'tiyinFirst'>): Promise<ViewData | undefined> {
  if (tiyinFirst === undefined) return undefined;
  const timer = setTimeout(tiyinFirst.stop, patienceMs);
  const page = await tiyinFirst.answer;
  clearTimeout(timer);
  return page ? readViewData(page) : undefined;
}
