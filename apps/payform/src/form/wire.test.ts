import { describe, expect, it } from 'vitest';
import { makeFormInit, makeIssued } from '../fixtures/form-init.ts';
import { credentialsFromWire, formInitFromWire } from './wire.ts';

describe('formInitFromWire', () => {
  // FORM-17
  it('leaves the verification key with the wire', () => {
    expect(formInitFromWire(makeFormInit())).not.toHaveProperty('verficationKey');
  });

  it('restores requisites that were issued before a reload', () => {
    expect(formInitFromWire(makeFormInit({ issued: makeIssued() })).issued).toEqual({
      paymentMethodId: 1,
      paymentMethodName: 'Humo',
      amount: 48_000_000,
      credentials: {
        value: '9860120115551234',
        owner: 'KARIMOV M.',
        bankName: 'Ipak Yoʻli Bank',
        countryCode: 'UZS',
      },
    });
  });
});

describe('credentialsFromWire', () => {
  it('omits missing fields', () => {
    expect(credentialsFromWire({ value: '998901234567', type: 'by_mobile' })).toEqual({
      value: '998901234567',
      type: 'by_mobile',
    });
  });
});
