import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRowEnds } from './row-ends.ts';

/** A row as PostgreSQL writes it, every cell quoted. */
const written = (cells: readonly string[]): string =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');

/** A text cut at these places. */
function cut(bytes: Buffer, places: readonly number[]): Buffer[] {
  const ends = [...places.map((place) => place % (bytes.length + 1)), bytes.length].toSorted(
    (one, other) => one - other,
  );
  return ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
}

test('however a file is cut, its rows end with CRLF and its cells stay as they are', () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 20, unit: 'grapheme' }),
    fc.constantFrom('', '"', 'a\nb', 'a\r\nb', '"\n"'),
  );
  const file = fc.record({
    rows: fc.array(fc.array(cell, { minLength: 1 })),
    places: fc.array(fc.nat()),
  });
  fc.assert(
    fc.property(file, ({ rows, places }) => {
      const bytes = Buffer.from(rows.map((cells) => `${written(cells)}\n`).join(''));
      const ended = Buffer.concat(cut(bytes, places).map(createRowEnds())).toString();
      expect(ended).toBe(rows.map((cells) => `${written(cells)}\r\n`).join(''));
    }),
  );
});

test('cells without quotes are read the same', () => {
  expect(createRowEnds()(Buffer.from('1,,plain\n2,,"a\nb"\n')).toString()).toBe(
    '1,,plain\r\n2,,"a\nb"\r\n',
  );
});
