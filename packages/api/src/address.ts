import type { ApiRequest } from './request.ts';

/**
 * The address of a download that the browser requests itself: on the page's own origin, so that the
 * session cookie is sent. Arrays are repeated, undefined is left out, as in every request.
 */
export function addressOf({ path, query = {} }: Pick<ApiRequest, 'path' | 'query'>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) {
      if (each !== undefined) search.append(name, String(each));
    }
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
