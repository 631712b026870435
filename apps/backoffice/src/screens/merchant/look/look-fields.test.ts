import { expect, test } from 'vitest';
import { changedWords, lookChange, lookFields } from './look-fields.ts';

const look = {
  merchantId: 1,
  name: 'Samarqand Market',
  displayName: null,
  accent: '#0b6e6e',
  logo: { url: '/merchant-assets/a.png', width: 64, height: 64 },
  frameOrigins: ['https://a.example', 'https://b.example'],
  version: 3,
};
const fields = lookFields(look);

test('the editor shows the stored values: an empty text is none, an origin is a line', () => {
  expect(fields).toEqual({
    displayName: '',
    accent: '#0b6e6e',
    logo: look.logo,
    frameOrigins: 'https://a.example\nhttps://b.example',
  });
});

test('only edited values are sent; an emptied one is removed', () => {
  expect(lookChange({})).toEqual({});
  expect(lookChange({ displayName: ' Bozor ', accent: '', logo: null })).toEqual({
    displayName: 'Bozor',
    accent: null,
    logo: null,
  });
  expect(lookChange({ displayName: ' ', frameOrigins: '\n https://c.example \n' })).toEqual({
    displayName: null,
    frameOrigins: ['https://c.example'],
  });
});

test('of a logo its bytes are sent', () => {
  const logo = { url: 'data:image/png;base64,AAECAw==', width: 1, height: 1 };
  expect(lookChange({ logo })).toEqual({ logo: 'AAECAw==' });
});

test('only the other person’s changes are listed', () => {
  expect(changedWords({ ...fields, accent: '#111111' }, { ...fields, logo: null })).toBe(
    'Now the colour is “#0b6e6e”, the logo is none.',
  );
  expect(changedWords(fields, fields)).toBe('It is as you typed it.');
});
