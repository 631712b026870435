import { minorUnits } from '@tiyin/domain/money';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../src/problem.ts';
import {
  type StatementFile,
  readStatement,
} from '../../src/payments/statements/formats/read-statement.ts';
import type { StatementItem } from '../../src/payments/statements/formats/statement-item.ts';
import { createLineReader } from '../../src/payments/statements/line-identity.ts';
import { usualMapping } from '../../src/payments/statements/statement-source.ts';
import {
  type TestLine,
  camt053Of,
  csvOf,
  inPieces,
  mt940Of,
  utf8,
  windows1251,
} from './statement-files.ts';

type Given = Partial<Omit<StatementFile, 'bytes'>> & { readonly mapping?: typeof usualMapping };

async function read(file: string | Uint8Array, given: Given = {}) {
  const { format = 'csv', encoding = 'utf-8', mapping = usualMapping } = given;
  const bytes = inPieces(typeof file === 'string' ? utf8(file) : file);
  const reading = { currency: 'UZS', mapping } as const;
  const items: StatementItem[] = [];
  for await (const item of readStatement({ format, encoding, bytes }, reading)) items.push(item);
  return items;
}

async function problemOf(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof ProblemError ? [error.code, error.errors[0]?.path, error.detail] : error;
}

const lines: readonly TestLine[] = [
  { day: '2026-11-19', amount: 125_000_050n, reference: 'B1', counterparty: 'Каримов О‘г‘ли' },
  { day: '2026-11-19', amount: -5_000n, counterparty: 'Fee' },
  { day: '2026-11-20', amount: 700n, reference: 'B3' },
];

// LEDGER-260
describe('a statement', () => {
  it.each([
    ['csv', csvOf(lines)],
    ['mt940', mt940Of(lines)],
    ['camt053', camt053Of(lines)],
  ] as const)(
    'of %s is read with its days, amounts, references and counterparties',
    async (format, text) => {
      const items = await read(text, { format });
      const found = items.flatMap((item) => (item.kind === 'line' ? [item] : []));
      expect(found).toMatchObject(
        lines.map(({ counterparty, reference, ...line }) => ({
          ...line,
          reference,
          counterparty,
          purpose: 'Payment',
        })),
      );
    },
  );

  it.each([
    ['mt940', mt940Of(lines)],
    ['camt053', camt053Of(lines)],
  ] as const)('of %s gives the balance at the end of its day', async (format, text) => {
    const items = await read(text, { format });
    expect(items.filter(({ kind }) => kind === 'balance')).toMatchObject([
      { day: '2026-11-20', closing: 124_995_750n },
    ]);
  });

  it.each(['csv', 'mt940', 'camt053'] as const)('of %s may be in Windows-1251', async (format) => {
    const given = lines.map((line) => ({ ...line, counterparty: 'Каримов' }));
    const text = { csv: csvOf, mt940: mt940Of, camt053: camt053Of }[format](given);
    const items = await read(windows1251(text), { format, encoding: 'windows-1251' });
    expect(items).toContainEqual(expect.objectContaining({ counterparty: 'Каримов' }));
  });

  it('keeps a quoted cell that has quotes, delimiters and ends of lines in it', async () => {
    const text = 'Date;Amount;Reference;Counterparty;Purpose\n19.11.2026;10;;"OOO ""A;B""\nC";x\n';
    const [line] = await read(text);
    expect(line).toMatchObject({ counterparty: 'OOO "A;B" C', amount: 1_000n });
  });

  it('has its columns where the mapping says', async () => {
    const mapping = {
      delimiter: ',',
      skippedLines: 2,
      dateFormat: 'yyyy-MM-dd',
      date: 'Booked',
      credit: 'In',
      debit: 'Out',
    } as const;
    const text = 'Bank of Tashkent\n\nOut,In,Booked\n,"1 234.50",2026-11-19\n7,,2026-11-20 10:00\n';
    expect(await read(text, { mapping })).toMatchObject([
      { day: '2026-11-19', amount: 123_450n, at: 4 },
      { day: '2026-11-20', amount: -700n, at: 5 },
    ]);
  });

  it('of MT940 takes money back where a line is a reversal', async () => {
    const text = mt940Of(lines).replace(/:61:2611191119D/, ':61:2611191119RC');
    const items = await read(text, { format: 'mt940' });
    expect(items[1]).toMatchObject({ amount: -5_000n });
  });

  it('of MT940 counts a line on its entry date, also over the end of a year', async () => {
    const text = ':20:A\n:60F:C261231UZS0,\n:61:2612310102C1,NTRFNONREF//X\n:62F:C270102UZS1,\n-\n';
    expect(await read(text, { format: 'mt940' })).toMatchObject([{ day: '2027-01-02' }, {}]);
  });

  it('of CAMT.053 leaves out what the bank only expects', async () => {
    const text = camt053Of(lines).replace('<Cd>BOOK</Cd>', '<Cd>PDNG</Cd>');
    const items = await read(text, { format: 'camt053' });
    expect(items.filter(({ kind }) => kind === 'line')).toHaveLength(2);
  });
});

const cyrillic = csvOf([{ day: '2026-11-19', amount: 1n }, ...lines]);

// LEDGER-260
describe('an unreadable statement is refused with its line', () => {
  const swift = mt940Of(lines);
  const camt = camt053Of(lines);
  it.each([
    [
      'bytes that are not UTF-8',
      windows1251(
        csvOf([
          { day: '2026-11-19', amount: 1n },
          { day: '2026-11-19', amount: 2n, counterparty: 'Комиссия' },
        ]),
      ),
      {},
      3,
      'not UTF-8',
    ],
    [
      'UTF-8 that is called Windows-1251',
      cyrillic,
      { encoding: 'windows-1251' },
      3,
      'This is UTF-8',
    ],
    ['no text', new Uint8Array([68, 0, 10]), {}, 1, 'not a text file'],
    ['an empty file', '', {}, 1, 'no headings'],
    ['a missing column', 'Date;Sum\n', {}, 1, 'no column "Amount"'],
    ['a bad amount', csvOf(lines).replace('-50,00', '5O,00'), {}, 3, '"5O,00" is not an amount'],
    ['too many decimals', csvOf(lines).replace('-50,00', '50,001'), {}, 3, 'not an amount'],
    [
      'an amount out of range',
      csvOf(lines).replace('-50,00', '9'.repeat(20)),
      {},
      3,
      'not an amount',
    ],
    ['a missing amount', csvOf(lines).replace('-50,00', ''), {}, 3, 'not an amount'],
    [
      'a day that is not there',
      csvOf(lines).replace('20.11.2026', '31.11.2026'),
      {},
      4,
      'not a day',
    ],
    ['an open quote', csvOf(lines).replace('"Fee"', '"Fee'), {}, 3, 'no CSV'],
    ['a CSV file called MT940', csvOf(lines), { format: 'mt940' }, 1, 'not a field'],
    [
      'a broken line of MT940',
      swift.replace(':61:261119', ':61:X61119'),
      { format: 'mt940' },
      6,
      'not a line',
    ],
    [
      'a balance that does not add up',
      swift.replace('62F:C261120UZS1249957', '62F:C261120UZS1249958'),
      { format: 'mt940' },
      12,
      'do not add up',
    ],
    [
      'another currency in MT940',
      mt940Of(lines, { currency: 'USD', dimension: 2 }),
      { format: 'mt940' },
      5,
      'This is in USD',
    ],
    [
      'MT940 without its end',
      swift.slice(0, swift.indexOf(':62F')),
      { format: 'mt940' },
      11,
      'closing balance is missing',
    ],
    ['XML that is no CAMT.053', '<a>\n<b/></a>', { format: 'camt053' }, 1, 'not a CAMT.053'],
    ['no XML', csvOf(lines), { format: 'camt053' }, 1, 'not XML'],
    [
      'a document type',
      camt.replace('\n', '\n<!DOCTYPE a [<!ENTITY x "y">]>\n'),
      { format: 'camt053' },
      2,
      'no document type',
    ],
    ['an unknown entity', camt.replace('Payment', '&x;'), { format: 'camt053' }, 10, 'not XML'],
    ['XML that ends too early', camt.slice(0, 900), { format: 'camt053' }, 16, 'unclosed tag'],
    [
      'another currency in CAMT.053',
      camt053Of(lines, { currency: 'EUR', dimension: 2 }),
      { format: 'camt053' },
      4,
      'This is in EUR',
    ],
    [
      'an entry without a direction',
      camt.replaceAll('DBIT', 'BOTH'),
      { format: 'camt053' },
      12,
      'neither CRDT nor DBIT',
    ],
  ] as const)('%s', async (_, file, given, line, words) => {
    const problem = await problemOf(read(file, given));
    expect(problem).toEqual([
      'statement_unreadable',
      `/line/${line}`,
      expect.stringContaining(`Line ${line}: `),
    ]);
    expect(String(problem)).toContain(words);
  });
});

// LEDGER-261
it('equal lines of a file are numbered, however many others come between', () => {
  const readLine = createLineReader();
  const numberOf = (amount: bigint) =>
    readLine({
      kind: 'line',
      at: 1,
      day: '2026-11-25',
      amount: minorUnits(amount),
      reference: undefined,
      counterparty: undefined,
      purpose: undefined,
    })
      .identity.split(' ')
      .at(-1);
  const amounts = Array.from({ length: 30_000 }, (_, at) => BigInt(at + 1));
  for (const round of ['1', '2', '3']) {
    expect(new Set(amounts.map(numberOf))).toEqual(new Set([round]));
  }
});

// LEDGER-260
describe('a file that was made to take long is refused with its line, in no time', () => {
  it.each([
    ['an MT940 line of many headers', 'mt940', `:20:A\n${'{4::61:'.repeat(100_000)}\u2028`, 2],
    ['many long MT940 lines', 'mt940', `:20:A\n${`:86:${'?20'.repeat(500)}\n`.repeat(20)}:86:A`, 0],
    [
      'an MT940 field of many lines',
      'mt940',
      `:20:A\n:86:A\n${`${'?20'.repeat(500)}\n`.repeat(400)}`,
      16,
    ],
    ['a CSV line of many cells', 'csv', `${';'.repeat(90_000)}\n`.repeat(20), 1],
    ['an old day', 'csv', csvOf([{ day: '1970-01-01', amount: 100n, reference: 'A' }]), 2],
  ] as const)('%s', async (_what, format, text, line) => {
    const begun = process.cpuUsage();
    const problem = await problemOf(read(utf8(text), { format }));
    if (line > 0) {
      const said = expect.stringContaining(`Line ${line}: `);
      expect(problem).toEqual(['statement_unreadable', `/line/${line}`, said]);
    }
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(3_000);
  });
});
