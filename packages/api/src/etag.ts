/** The ETag of a row version: version 3 is `"3"`, as `If-Match` wants it (API-6). */
export function etagOf(version: number): string {
  return `"${version}"`;
}
