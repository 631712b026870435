import { type MinorUnits, zeroUnits, minus, negated } from '@tiyin/domain/money';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { array, create, number, type } from 'superstruct';
import type { CsvMapping } from '../../../db/schema/statements.ts';
import {
  type Reading,
  type StatementItem,
  referenceOf,
  textOf,
  unreadable,
} from './statement-item.ts';
import { readAmount, readMappedDay } from './values.ts';

/** The cells are texts of the parser: to check each takes longer than to read them. */
const recordStruct = type({ info: type({ lines: number() }), record: array() });

/** More columns than any statement has. */
const maxColumns = 500;

/** Reads a CSV statement by the headings of its columns (LEDGER-260). 422 with the line for anything else. */
export async function* readCsv(
  text: AsyncIterable<string>,
  { currency, mapping }: Reading,
): AsyncGenerator<StatementItem> {
  let columns: Columns | undefined;
  let last = mapping.skippedLines + 1;
  for await (const { at, cells } of recordsOf(text, mapping)) {
    last = at;
    if (!columns) {
      columns = findColumns(cells, mapping, at);
      continue;
    }
    const cell = (name: keyof Columns) => cells[columns?.[name] ?? -1];
    const amount = amountOf(cell, { at, currency });
    if (amount === 0n) continue;
    yield {
      kind: 'line',
      at,
      day: readMappedDay(cell('date') ?? '', mapping.dateFormat, at),
      amount,
      reference: referenceOf(cell('reference')),
      counterparty: textOf(cell('counterparty')),
      purpose: textOf(cell('purpose')),
    };
  }
  if (!columns) throw unreadable(last, 'There are no headings');
}

async function* recordsOf(text: AsyncIterable<string>, mapping: CsvMapping) {
  const parser = parse({
    delimiter: mapping.delimiter,
    from_line: mapping.skippedLines + 1,
    info: true,
    max_record_size: 100_000,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const source = Readable.from(text);
  // A failure of the decoder has to end the reading of the records, too.
  source.once('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    for await (const each of parser) {
      const { info, record } = create(each, recordStruct);
      if (record.length > maxColumns) throw unreadable(info.lines, 'This line has too many cells');
      yield { at: info.lines, cells: record.map(String) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { empty_lines: emptyLines, records } = parser.info;
    const at = mapping.skippedLines + emptyLines + records + 1;
    throw unreadable(at, 'From here it is no CSV: a quote is not closed, or a line is too long');
  } finally {
    source.destroy();
  }
}

type Columns = Readonly<Partial<Record<keyof CsvMapping, number>>>;

const named = [
  'date',
  'amount',
  'credit',
  'debit',
  'reference',
  'counterparty',
  'purpose',
] as const;

function findColumns(headings: readonly string[], mapping: CsvMapping, at: number): Columns {
  const known = headings.map((heading) => heading.trim().toLowerCase());
  const columns: Partial<Record<keyof CsvMapping, number>> = {};
  for (const name of named) {
    const heading = mapping[name];
    if (heading === undefined) continue;
    const place = known.indexOf(heading.trim().toLowerCase());
    if (place < 0) throw unreadable(at, `There is no column "${heading}"`);
    columns[name] = place;
  }
  return columns;
}

type CellOf = (name: keyof Columns) => string | undefined;

/** A signed amount, or what came less what went; an empty cell of one of these is zero. */
function amountOf(
  cell: CellOf,
  { at, currency }: Pick<Reading, 'currency'> & { at: number },
): MinorUnits {
  const signed = cell('amount');
  if (signed !== undefined) return readAmount(signed, currency, at);
  const [credit = '', debit = ''] = [cell('credit'), cell('debit')].map((each) => each?.trim());
  if (credit === '' && debit === '') throw unreadable(at, 'There is no amount');
  const read = (raw: string) => (raw === '' ? zeroUnits : readAmount(raw, currency, at));
  const went = read(debit);
  return minus(read(credit), went < 0n ? negated(went) : went);
}
