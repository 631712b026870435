import { ProblemError } from '../problem.ts';

/** A posted form: its fields, and its file. */
export type Posted = {
  readonly fields: Readonly<Record<string, string>>;
  readonly file?: { readonly bytes: Uint8Array };
};

/** Characters of all fields together, as of a post without a file. */
const maxFieldLength = 16 * 1024;
/** More than our form has. */
const maxParts = 10;
/** Bytes: the names of a field and of a file of somebody's phone. */
const maxHeaderBytes = 4 * 1024;

/**
 * Reads a posted form with a file. The parser of fetch does it, which takes a second of the thread for each megabyte
 * of small parts or headers: what has more of them than a form of ours is refused before.
 */
export async function readMultipart(type: string, body: Buffer): Promise<Posted> {
  const boundary = boundaryOf(type);
  if (boundary === undefined || !isOfOurSize(body, boundary)) {
    throw new ProblemError('validation_failed');
  }
  const parts = await new Response(new Uint8Array(body), {
    headers: { 'content-type': `multipart/form-data; boundary="${boundary}"` },
  })
    .formData()
    .catch(() => {
      throw new ProblemError('validation_failed');
    });
  const entries = [...parts].filter(
    (part): part is [string, string] => typeof part[1] === 'string',
  );
  const length = entries.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  if (length > maxFieldLength) throw new ProblemError('payload_too_large');
  const file = parts.get('receipt');
  const hasFile = file instanceof Blob && file.size > 0;
  return {
    fields: Object.fromEntries(entries),
    ...(hasFile && { file: { bytes: new Uint8Array(await file.arrayBuffer()) } }),
  };
}

/** The characters and the length of RFC 2046. */
function boundaryOf(type: string): string | undefined {
  const found = /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'+./-]{1,70}))\s*(?:;|$)/i.exec(
    type,
  );
  return found?.[1] ?? found?.[2];
}

/** Each mark counts, also behind an end: the parser sees none in the headers of a part, and goes on. */
function isOfOurSize(body: Buffer, boundary: string): boolean {
  const mark = Buffer.from(`--${boundary}`);
  let marks = 0;
  let isEnd = false;
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) {
    const head = body.subarray(at + mark.length, at + mark.length + maxHeaderBytes);
    isEnd = head.subarray(0, 2).equals(Buffer.from('--'));
    marks += 1;
    if (marks > maxParts + 1 || (!isEnd && !head.includes('\r\n\r\n'))) return false;
  }
  return isEnd;
}
