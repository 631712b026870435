/** A request that the page made while its scripts were loading (FORM-273), and its answer. */
export type FirstRequest = {
  readonly path: string;
  readonly body: string;
  readonly answer: Promise<Response>;
};

declare global {
  interface Window {
    tiyinFirst?: FirstRequest | undefined;
  }
}

/** Fetches; the answer to the page's first request is taken where the form makes the same one, once. */
export function fetchOrTake(path: string, options: RequestInit): Promise<Response> {
  const { tiyinFirst: first } = window;
  if (first?.path !== path || first.body !== options.body) return fetch(path, options);
  window.tiyinFirst = undefined;
  return first.answer;
}
