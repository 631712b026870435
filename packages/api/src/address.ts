import type { ApiRequest } from './request.ts';

/**
 * The address of a request that the browser makes by itself, a download: on the page's own origin, so
 * that the session goes with it. Arrays are repeated, undefined is left out, as in every request.
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
