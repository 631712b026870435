/** The ETag of a row version. */
export function etagOf(version: number): string {
  return `"${version}"`;
}

/** The version in an `If-Match` header; undefined if none was sent. */
export function expectedVersion(headers: {
  readonly 'if-match'?: string | undefined;
}): number | undefined {
  const given = headers['if-match'];
  return given === undefined ? undefined : Number(given.slice(1, -1));
}
