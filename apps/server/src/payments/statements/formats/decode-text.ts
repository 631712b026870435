import { unreadable } from './statement-item.ts';

/** The encodings of statements. */
export type StatementEncoding = 'utf-8' | 'windows-1251';

const newline = 0x0a;

/**
 * The text of a file, as it comes. 422 with the line for bytes that are not of the encoding: Windows-1251
 * gives every byte a meaning, so a line that is Cyrillic in UTF-8 is refused there.
 */
export async function* decodeText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: StatementEncoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let line = 1;
  const decode = (piece: Uint8Array, isLast: boolean): string => {
    if (encoding === 'windows-1251' && isForeignUtf8(piece)) {
      throw unreadable(line, 'This is UTF-8, not Windows-1251');
    }
    try {
      const text = decoder.decode(piece, { stream: !isLast });
      if (text.includes('\u0000')) throw unreadable(line, 'This is not a text file');
      return text;
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw unreadable(line, `This is not ${encoding === 'utf-8' ? 'UTF-8' : 'Windows-1251'}`);
    }
  };
  for await (const chunk of bytes) {
    const texts: string[] = [];
    let from = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      texts.push(decode(chunk.subarray(from, end + 1), false));
      line += 1;
      from = end + 1;
    }
    texts.push(decode(chunk.subarray(from), false));
    yield texts.join('');
  }
  yield decode(new Uint8Array(), true);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Whether a line has other characters than ASCII, and all are UTF-8. */
function isForeignUtf8(line: Uint8Array): boolean {
  if (line.every((byte) => byte < 0x80)) return false;
  try {
    utf8.decode(line);
    return true;
  } catch {
    return false;
  }
}

const maxLineLength = 100_000;

/** The lines of a text with their numbers, without their ends. 422 for a line that no statement has. */
export async function* linesOf(
  text: AsyncIterable<string>,
): AsyncGenerator<{ readonly at: number; readonly text: string }> {
  let rest = '';
  let at = 0;
  for await (const piece of text) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      at += 1;
      yield { at, text: line.replace(/\r$/, '') };
    }
    if (rest.length > maxLineLength) throw unreadable(at + 1, 'This line is too long');
  }
  if (rest !== '') yield { at: at + 1, text: rest.replace(/\r$/, '') };
}
