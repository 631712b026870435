/** The ETag of a row version (decision 6). */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/** The version that an `If-Match` header asks for; undefined where none was sent. */
export function expectedVersion(headers: object): number | undefined {
  const given = 'if-match' in headers ? headers['if-match'] : undefined;
  return typeof given === 'string' ? Number(given.slice(1, -1)) : undefined;
}
