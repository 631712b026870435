import { EventEmitter } from 'node:events';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeRows } from './copied-rows.ts';

/** A message as the database sends it. */
function message(type: string, body: string): Buffer {
  const bytes = Buffer.from(`${type}    ${body}`);
  bytes.writeUInt32BE(bytes.length - 1, 1);
  return bytes;
}

/** A stream cut at these places. */
function cut(bytes: Buffer, places: readonly number[]): Buffer[] {
  const ends = [...places.map((place) => place % bytes.length), bytes.length].toSorted(
    (one, other) => one - other,
  );
  return ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
}

/** A socket, what its driver hears and what is taken off it. */
function open(pieceBytes: number) {
  const socket = new EventEmitter();
  const heard: Buffer[] = [];
  const taken: Buffer[] = [];
  socket.on('data', (bytes: Buffer) => heard.push(bytes));
  const rows = takeRows(socket, pieceBytes, (piece) => taken.push(piece));
  return { socket, rows, heard, taken };
}

test('however the bytes come, rows are taken with their line ends and the driver hears the rest', () => {
  const row = fc.string({ maxLength: 40, unit: 'grapheme' });
  const sent = fc.record({
    rows: fc.array(row),
    places: fc.array(fc.nat()),
    size: fc.integer({ min: 2, max: 64 }),
  });
  fc.assert(
    fc.property(sent, ({ rows: lines, places, size }) => {
      const [before, after] = [
        message('H', '00'),
        Buffer.concat([message('c', ''), message('Z', 'I')]),
      ];
      const all = [before, ...lines.map((line) => message('d', `${line}\n`)), after];
      const { socket, rows, heard, taken } = open(size);
      for (const bytes of cut(Buffer.concat(all), places)) socket.emit('data', bytes);
      rows.flush();
      expect(Buffer.concat(taken).toString()).toBe(lines.map((line) => `${line}\r\n`).join(''));
      expect(Buffer.concat(heard)).toEqual(Buffer.concat([before, after]));
      expect(taken.every((piece) => piece.length <= size)).toBe(true);
    }),
  );
});

test('a socket that is given back is the driver’s alone', () => {
  const { socket, rows, heard, taken } = open(64);
  rows.letGo();
  socket.emit('data', message('d', 'a row\n'));
  rows.flush();
  expect([heard.length, taken.length]).toEqual([1, 0]);
});
