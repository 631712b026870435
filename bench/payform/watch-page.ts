/* Runs in the pages that are measured, before anything of theirs. */

declare global {
  interface Window {
    loading?: Loading;
    answeredAt?: number;
  }
}

/** The events of a page load, in ms since its request. */
type Loading = {
  /** First contentful paint; 0 before it. */
  paint: number;
  /** Of all tasks longer than 50 ms, what is beyond 50 ms, summed up. */
  blocking: number;
};

/** Notes down the first paint and every task in which the page could not have answered. */
export function watchPaint(): void {
  const loading: Loading = { paint: 0, blocking: 0 };
  window.loading = loading;
  new PerformanceObserver((list) => {
    loading.paint = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? loading.paint;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) loading.blocking += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * Presses the first button of the page's content again and again, as an impatient person does, and notes down when
 * the heading first says something else: then the page runs, and a press has been answered.
 */
export function watchPress(): void {
  let first: string | undefined;
  const timer = setInterval(() => {
    const heading = document.querySelector('h1')?.textContent;
    const button = document.querySelector<HTMLElement>('main button');
    if (heading === undefined || button === null) return;
    first ??= heading;
    button.click();
    if (document.querySelector('h1')?.textContent !== first) answered();
    else queueMicrotask(() => document.querySelector('h1')?.textContent !== first && answered());
  }, 10);
  const answered = () => {
    window.answeredAt ??= performance.now();
    clearInterval(timer);
  };
}

/** Notes down when a card number is shown to pay to; a form with a named method requests it by itself. */
export function watchRequisites(): void {
  const timer = setInterval(() => {
    if (!/\d{4}(\s\d{4}){3}/.test(document.querySelector('main')?.textContent ?? '')) return;
    window.answeredAt ??= performance.now();
    clearInterval(timer);
  }, 10);
}

/** Whether React has taken over the first button of the page's content: it marks what it answers for. */
export function isRunning(): boolean {
  const button = document.querySelector('main button');
  return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps$'));
}
