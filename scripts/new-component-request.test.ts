import { describe, expect, test } from 'vitest';
import { folderOf, kebab } from './component-template.ts';
import { readRequest } from './new-component-request.ts';

const nothing = () => false;

describe('the command for a new component', () => {
  test('by its name: it goes to the data, or to the given folder', () => {
    expect(readRequest(['QrCode'], nothing)).toEqual({ name: 'QrCode', room: 'Data' });
    expect(readRequest(['DateField', '--room', 'Fields'], nothing)).toEqual({
      name: 'DateField',
      room: 'Fields',
    });
    expect(readRequest(['ReportCard', '--payments'], nothing)).toEqual({
      name: 'ReportCard',
      room: 'Payments',
    });
  });

  test.each(['dateField', 'date-field', 'Date_Field', 'QRCode', 'D', 'Дата', '../Date'])(
    '%s is refused as a name, with an example of one',
    (name) => {
      expect(readRequest([name], nothing)).toContain(`${name} is not a component name`);
    },
  );

  test.each(['components', 'payments'])('a name is refused that %s have already', (room) => {
    const taken = `packages/ui/src/${room}/text-field`;
    expect(readRequest(['TextField', '--payments'], (folder) => folder === taken)).toBe(
      `There is a TextField already, in ${taken}.`,
    );
  });

  test.each<readonly string[][]>([
    [[]],
    [['--payments']],
    [['DateField', '--room']],
    [['DateField', '--room', 'Kitchen']],
    [['DateField', '--payments', 'Fields']],
    [['DateField', 'TimeField']],
    [['DateField', '--room', 'Fields', '--payments']],
  ])('%j returns the usage', (args) => {
    expect(readRequest(args, nothing)).toContain('npm run new:component -- <Name>');
  });
});

test('a folder is the name in small letters, words apart', () => {
  expect(['Card', 'DateRangePicker', 'QrCode'].map(kebab)).toEqual([
    'card',
    'date-range-picker',
    'qr-code',
  ]);
  expect(folderOf({ name: 'KeyLines', room: 'Payments' })).toBe(
    'packages/ui/src/payments/key-lines',
  );
});
