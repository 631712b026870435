import { readCamt053 } from './camt053.ts';
import { readCsv } from './csv.ts';
import { type StatementEncoding, decodeText } from './decode-text.ts';
import { readMt940 } from './mt940.ts';
import { type Reading, type StatementItem, unreadable } from './statement-item.ts';

/** The formats of statements. */
export type StatementFormat = 'csv' | 'mt940' | 'camt053';

/** A statement's file. */
export type StatementFile = {
  readonly format: StatementFormat;
  readonly encoding: StatementEncoding;
  readonly bytes: AsyncIterable<Uint8Array>;
};

const readers = { csv: readCsv, mt940: readMt940, camt053: readCamt053 };

const maxLines = 300_000;

/** Reads the lines and balances of a statement as they come; 422 with the line for an unreadable file. */
export async function* readStatement(
  { format, encoding, bytes }: StatementFile,
  reading: Reading,
): AsyncGenerator<StatementItem> {
  let lines = 0;
  for await (const item of readers[format](decodeText(bytes, encoding), reading)) {
    if (item.kind === 'line') lines += 1;
    if (lines > maxLines) {
      throw unreadable(item.at, `A statement has at most ${maxLines} lines: split the file`);
    }
    yield item;
  }
}
