import { describe, expect, it } from 'vitest';
import { addressOf, readPlace } from './place.ts';
import type { Place } from './place.ts';

const places: readonly Place[] = [
  { kind: 'present' },
  { kind: 'still' },
  { kind: 'requisites' },
  { kind: 'method' },
  { kind: 'cancel' },
  { kind: 'ticket' },
  { kind: 'amount', methodId: 2 },
  { kind: 'amount', methodId: 2, amount: 48_000_000 },
  { kind: 'waiting', methodId: 1, amount: 10_000_000_000 },
];

describe('an address of the plain pages', () => {
  it.each(places)('of %j survives parsing', (place) => {
    const address = addressOf('AbC_-1', place, 'uz');
    const [, path] = /^\/payment\/AbC_-1\/plain\/?(.*)\?lang=uz$/.exec(address) ?? [];
    expect(readPlace(path ?? 'none')).toEqual(place);
  });

  it.each([
    '',
    '/',
    'nothing',
    'amount',
    'amount/x',
    'waiting/1',
    'method/1',
    '../../x',
    'amount/1/1e3',
  ])('that is invalid, as %j, is the current state', (path) => {
    expect(readPlace(path)).toEqual({ kind: 'present' });
  });

  it('lets no form id out of its part of the path', () => {
    expect(addressOf('a/b"?', { kind: 'present' }, 'en')).toBe(
      '/payment/a%2Fb%22%3F/plain?lang=en',
    );
  });
});
