import { describe, expect, it } from 'vitest';
import { makeFormInit, makeIssued, makeMethod } from '../fixtures/form-init.ts';
import { formInitFromWire } from '../form/wire.ts';
import type { Place } from './place.ts';
import { reloadAfter } from './reload.ts';
import { stateAt } from './state-at.ts';

const at = (place: Place, parts: Parameters<typeof makeFormInit>[0] = {}) =>
  stateAt(formInitFromWire(makeFormInit(parts)), place);
const issued = { status: 'IN_PROGRESS', issued: makeIssued() } as const;
const present: Place = { kind: 'present' };

describe("the form's state at a place", () => {
  it('is where it opens, unless the place asks for more', () => {
    expect(at(present)).toMatchObject({ step: 'method' });
    expect(at(present, issued)).toMatchObject({ step: 'credential', credentials: {} });
    expect(at({ kind: 'still' }, { status: 'PENDING' })).toMatchObject({ step: 'processing' });
  });

  it('is the amount of the chosen method, the typed one if allowed', () => {
    expect(at({ kind: 'amount', methodId: 2 })).toMatchObject({
      step: 'init',
      method: { id: 2 },
      amount: 48_000_000,
    });
    expect(at({ kind: 'amount', methodId: 2, amount: 500_000 })).toMatchObject({ amount: 500_000 });
    expect(at({ kind: 'amount', methodId: 2, amount: 1 })).toMatchObject({ amount: 48_000_000 });
    expect(at({ kind: 'amount', methodId: 9 })).toMatchObject({ step: 'method' });
  });

  it('returns from the requisites to another amount and to another method', () => {
    expect(at({ kind: 'amount', methodId: 1 }, issued)).toMatchObject({ step: 'init' });
    expect(at({ kind: 'method' }, issued)).toMatchObject({ step: 'method' });
  });

  it('stays at the requisites if there is no way back', () => {
    const rub = { code: 'RUB', dimension: 2, minValue: 100_000, maxValue: 10_000_000 } as const;
    expect(at({ kind: 'method' }, { ...issued, currencyInfo: rub })).toMatchObject({
      step: 'credential',
      credentials: {},
    });
  });

  it('waits for an account until the very requisites are there', () => {
    const waiting: Place = { kind: 'waiting', methodId: 1, amount: 48_000_000 };
    expect(at(waiting)).toMatchObject({ step: 'credential', amount: 48_000_000 });
    expect(at(waiting)).not.toHaveProperty('credentials');
    expect(at(waiting, issued)).toHaveProperty('credentials');
    const another = { ...waiting, amount: 50_000_000 };
    expect(at(another, issued)).toMatchObject({ step: 'credential', amount: 50_000_000 });
    expect(at(another, issued)).not.toHaveProperty('credentials');
  });

  it('counts an end that is seen after the requisites as one of that screen', () => {
    const over = { status: 'CANCELED' } as const;
    expect(at({ kind: 'requisites' }, over)).toMatchObject({ step: 'fail', origin: 'credential' });
    expect(at(present, over)).toMatchObject({ step: 'fail', origin: 'status' });
  });
});

describe('a page reloads by itself', () => {
  const nowMs = Date.parse('2026-11-20T10:14:30.000Z');
  const after = (place: Place, parts: Parameters<typeof makeFormInit>[0] = {}) =>
    reloadAfter(at(place, parts), place, nowMs);

  // FORM-71
  it('every 5 seconds while it waits, each minute during a review, and never if switched off', () => {
    expect(after(present, { status: 'PENDING' })).toBe(5);
    expect(after(present, { status: 'ERROR' })).toBe(60);
    expect(after({ kind: 'still' }, { status: 'PENDING' })).toBeUndefined();
  });

  it('when its time is over, and not before', () => {
    expect(after(present)).toBe(3);
    expect(after(present, { expiredIn: '2026-11-20T10:14:00.000Z' })).toBe(1);
    expect(after(present, { expiredIn: '2026-11-22T10:14:00.000Z' })).toBeUndefined();
  });

  it('no more once it has ended', () => {
    expect(after(present, { status: 'DONE', methods: [makeMethod()] })).toBeUndefined();
    expect(after(present, { status: 'DECLINED' })).toBeUndefined();
  });
});
