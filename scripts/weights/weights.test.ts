import { expect, test } from 'vitest';
import { folderOf } from './entries.ts';
import { differences, readRecord, writeRecord } from './record.ts';
import { breaches, limits } from './rules.ts';

const record = [
  { name: 'button', bytes: 12_990, brings: ['icon', 'spinner'] },
  { name: 'stat', bytes: 392, brings: [] },
];
const [button = { name: '', bytes: 0, brings: [] }, stat = button] = record;

test('what is written down is read back', () => {
  expect(readRecord(writeRecord(record))).toEqual(record);
});

test('a small entry may grow by 300 bytes, a large one by three in a hundred', () => {
  expect(
    differences(record, [
      { ...button, bytes: 13_379 },
      { ...stat, bytes: 692 },
    ]),
  ).toEqual([]);
  expect(
    differences(record, [
      { ...button, bytes: 13_380 },
      { ...stat, bytes: 693 },
    ]),
  ).toEqual(['button grew from 12990 to 13380 bytes.', 'stat grew from 392 to 693 bytes.']);
});

test('a new entry, and a new import of an entry, have to be recorded', () => {
  const menu = { name: 'menu', bytes: 1, brings: [] };
  expect(differences(record, [{ ...button, brings: ['icon', 'link'] }, menu])).toEqual([
    'stat is recorded and is no more.',
    'button newly brings link.',
    'button brings no spinner now.',
    'menu is not recorded: 1 bytes.',
  ]);
});

test('an entry over its limit, or with a component of others, is reported', () => {
  const light = Object.keys(limits).map((name) => ({ name, bytes: 1, modules: [] }));
  expect(breaches(light)).toEqual([]);
  const rows = '/node_modules/@tanstack/virtual-core/dist/index.js';
  const dates = '/node_modules/@internationalized/date/dist/index.mjs';
  const heavy = { name: 'badge', bytes: 1, modules: [rows, dates] };
  expect(breaches([...light, heavy])).toEqual([
    `badge brings calendars: ${dates}`,
    `badge brings TanStack Virtual: ${rows}`,
  ]);
  expect(breaches([...light.slice(1), { name: 'button', bytes: 14_001, modules: [] }])).toEqual([
    'button weighs 14001 bytes, and may weigh 14000.',
  ]);
});

test('a module belongs to its component, part or payment', () => {
  expect(folderOf('/a/packages/ui/src/components/button/Button.tsx')).toBe('button');
  expect(folderOf('/a/packages/ui/src/payments/money/index.ts')).toBe('payments/money');
  expect(folderOf('/a/packages/ui/src/parts/field/Field.css.ts')).toBe('parts/field');
  expect(folderOf('/a/packages/ui/src/theme/theme.ts')).toBeUndefined();
});
