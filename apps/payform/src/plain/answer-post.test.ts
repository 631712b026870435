import { describe, expect, it, vi } from 'vitest';
import { makeFormInit, makeIssued, makeMethod } from '../fixtures/form-init.ts';
import { formInitFromWire } from '../form/wire.ts';
import { answerPost } from './answer-post.ts';
import type { PostedFields } from './posting.ts';
import type { PlainCalls } from './plain-calls.ts';

const answering = (parts: Partial<PlainCalls> = {}) => ({
  requestRequisites: vi.fn<PlainCalls['requestRequisites']>(async () => ({
    ok: true,
    hasRequisites: true,
  })),
  complete: vi.fn<PlainCalls['complete']>(async () => ({ ok: true })),
  cancel: vi.fn<PlainCalls['cancel']>(async () => ({ ok: true })),
  ticket: vi.fn<PlainCalls['ticket']>(async () => ({ ok: true })),
  attach: vi.fn<PlainCalls['attach']>(async () => ({ ok: true })),
  requestReturn: vi.fn<PlainCalls['requestReturn']>(async () => ({ ok: true })),
  ...parts,
});
const refusing =
  (code: string, ...fields: string[]) =>
  async () =>
    ({ ok: false, code, fields }) as const;

const post = async (
  fields: PostedFields,
  parts: Parameters<typeof makeFormInit>[0] = {},
  calls: PlainCalls = answering(),
) => answerPost({ init: formInitFromWire(makeFormInit(parts)), fields, calls, language: 'en' });

const go = (to: object) => ({ kind: 'go', to });
const choice = { methodId: 1, amount: 48_000_000 };

describe('choosing a method', () => {
  it('leads to its amount, without a server call', async () => {
    const calls = answering();
    const answer = await post({ action: 'method', method: '2' }, {}, calls);
    expect(answer).toEqual(go({ kind: 'amount', methodId: 2 }));
    expect(calls.requestRequisites).not.toHaveBeenCalled();
  });

  it('requests requisites at once if the amount is fixed', async () => {
    const calls = answering();
    const answer = await post({ action: 'method', method: '1' }, { canChangeAmount: false }, calls);
    expect(answer).toEqual(go({ kind: 'requisites' }));
    expect(calls.requestRequisites).toHaveBeenCalledExactlyOnceWith(choice);
  });

  it.each(['9', '', '1.0', '__proto__'])(
    'that is not offered, %j, shows the choice again',
    async (method) => {
      expect(await post({ action: 'method', method })).toEqual(go({ kind: 'method' }));
    },
  );
});

describe('an amount', () => {
  it.each([
    ['480000', 48_000_000],
    ['480 000,50 UZS', 48_000_050],
    ['1000', 100_000],
  ])('typed as %j is sent in minor units', async (amount, minorUnits) => {
    const calls = answering();
    await post({ action: 'amount', method: '1', amount }, {}, calls);
    expect(calls.requestRequisites).toHaveBeenCalledExactlyOnceWith({
      methodId: 1,
      amount: minorUnits,
    });
  });

  it.each([
    ['', 'Change the value'],
    ['abc', 'The value must be a number'],
    ['12.345', 'There must be max two decimals after comma'],
    ['-5', 'The value must not be negative'],
    ['9'.repeat(39), 'The value is too large'],
    [
      '999',
      'The amount must be within the limits: 1\u202F000\u00A0UZS – 100\u202F000\u202F000\u00A0UZS',
    ],
  ])('typed as %j is not sent: the error is shown, and the text stays', async (amount, text) => {
    const calls = answering();
    const answer = await post({ action: 'amount', method: '1', amount }, {}, calls);
    expect(answer).toEqual({
      kind: 'invalid',
      at: { kind: 'amount', methodId: 1 },
      problem: { field: 'amount', text },
      typed: { amount },
    });
    expect(calls.requestRequisites).not.toHaveBeenCalled();
  });

  it('without a free account is awaited, and can be requested again', async () => {
    const calls = answering({
      requestRequisites: async () => ({ ok: true, hasRequisites: false }),
    });
    const waiting = go({ kind: 'waiting', ...choice });
    expect(await post({ action: 'amount', method: '1', amount: '480000' }, {}, calls)).toEqual(
      waiting,
    );
    expect(await post({ action: 'ask', method: '1', minor: '48000000' }, {}, calls)).toEqual(
      waiting,
    );
  });

  it('that was changed too often, or that the server refuses, must be corrected', async () => {
    const fields = { action: 'amount', method: '1', amount: '480000' };
    const tooOften = answering({ requestRequisites: refusing('too_many_amounts') });
    expect(await post(fields, {}, tooOften)).toMatchObject({
      kind: 'invalid',
      typed: { amount: '480000' },
    });
    const outside = answering({ requestRequisites: refusing('not_allowed', '/amount') });
    expect(await post(fields, {}, outside)).toMatchObject({ problem: { field: 'amount' } });
  });

  it('of an ended form leads to its last page', async () => {
    const calls = answering({ requestRequisites: refusing('form_ended') });
    expect(await post({ action: 'amount', method: '1', amount: '480000' }, {}, calls)).toEqual(
      go({ kind: 'requisites' }),
    );
  });
});

describe('"I have paid"', () => {
  const issued = { status: 'IN_PROGRESS', issued: makeIssued() } as const;

  it('is sent with the paid requisites', async () => {
    const calls = answering();
    const answer = await post({ action: 'paid', minor: '48000000' }, issued, calls);
    expect(answer).toEqual(go({ kind: 'present' }));
    expect(calls.complete).toHaveBeenCalledExactlyOnceWith({ credential: '9860120115551234' });
  });

  // FORM-33
  it('of a page whose requisites were replaced meanwhile is not sent: the new ones are shown', async () => {
    const calls = answering();
    const answer = await post({ action: 'paid', minor: '100000' }, issued, calls);
    expect(answer).toEqual(go({ kind: 'requisites' }));
    expect(calls.complete).not.toHaveBeenCalled();
  });

  it('that comes too late shows the end of the requisites', async () => {
    const calls = answering({ complete: refusing('form_ended') });
    const answer = await post({ action: 'paid', minor: '1' }, { status: 'CANCELED' }, calls);
    expect(answer).toEqual(go({ kind: 'requisites' }));
  });
});

// FORM-250
describe('no free account', () => {
  const request = { action: 'ask', method: '1', minor: '48000000' };
  const at = { kind: 'waiting', ...choice };

  it('shows nearby amounts with a free account, and otherwise waits', async () => {
    const alternatives = [48_000_100, 47_999_900];
    const near = answering({
      requestRequisites: vi.fn<PlainCalls['requestRequisites']>(async () => ({
        ok: true,
        hasRequisites: false,
        alternatives,
      })),
    });
    expect(await post(request, {}, near)).toEqual({ kind: 'offer', at, alternatives });
    const none = answering({
      requestRequisites: vi.fn<PlainCalls['requestRequisites']>(async () => ({
        ok: true,
        hasRequisites: false,
      })),
    });
    expect(await post(request, {}, none)).toEqual(go(at));
  });

  it('for a customer with too many open payments shows that reason', async () => {
    const calls = answering({ requestRequisites: refusing('too_many_open_payments') });
    expect(await post(request, {}, calls)).toMatchObject({
      kind: 'invalid',
      problem: { field: 'amount', text: expect.stringMatching(/^You have too many open payments/) },
    });
  });
});

describe('the payee of a withdrawal', () => {
  const withdrawal = { type: 'Withdrawal', paymentMethodName: 'Humo' } as const;
  const xCountry = { ...withdrawal, methods: [makeMethod({ name: 'SberbankXCountry' })] };
  const sbp = { ...withdrawal, methods: [makeMethod({ id: 3, name: 'Sbp' })] };
  const fields = {
    action: 'payee',
    method: '1',
    minor: '48000000',
    credential: '9860 1201 1555 1234',
  };
  const phone = { ...fields, method: '3', credential: '+7 (999) 123-45-67', bank: '100000000111' };

  const yes = { action: 'payee-yes' };

  // FORM-245
  it('is shown to be checked first, and is not sent', async () => {
    const calls = answering();
    expect(await post(fields, withdrawal, calls)).toMatchObject({
      kind: 'check',
      payee: { credentialKind: 'card', value: '9860120115551234', amount: 48_000_000 },
    });
    expect(await post(phone, sbp, calls)).toMatchObject({
      kind: 'check',
      payee: { credentialKind: 'phone', value: '79991234567', bankCode: 100_000_000_111 },
    });
    expect(calls.requestRequisites).not.toHaveBeenCalled();
    expect(calls.complete).not.toHaveBeenCalled();
  });

  it('is changed from there, with its text', async () => {
    const calls = answering();
    const { credential, bank } = phone;
    expect(await post({ ...phone, action: 'payee-change' }, sbp, calls)).toEqual({
      kind: 'change',
      typed: { credential, bank },
    });
    expect(calls.complete).not.toHaveBeenCalled();
  });

  it('is sent after the choice of the page', async () => {
    const calls = answering({
      requestRequisites: vi.fn<PlainCalls['requestRequisites']>(async () => ({
        ok: true,
        hasRequisites: false,
      })),
    });
    expect(await post({ ...fields, ...yes }, withdrawal, calls)).toEqual(go({ kind: 'present' }));
    expect(calls.requestRequisites).toHaveBeenCalledExactlyOnceWith(choice);
    // FORM-73
    expect(calls.complete).toHaveBeenCalledExactlyOnceWith({ credential: '9860120115551234' });
  });

  it('is a phone with its bank for Sbp', async () => {
    const calls = answering();
    await post({ ...phone, ...yes }, sbp, calls);
    expect(calls.complete).toHaveBeenCalledExactlyOnceWith({
      credential: '79991234567',
      bankCodeInteger: 100_000_000_111,
    });
  });

  it.each([
    [withdrawal, { ...fields, credential: '986012' }, 'credential', /too few digits/],
    [xCountry, { ...fields, credential: '220000000000010' }, 'credential', /too few digits/],
    [withdrawal, { ...fields, credential: '98601201155512345' }, 'credential', /too many digits/],
    [sbp, { ...phone, bank: '' }, 'bank', /^Choose the bank$/],
    [sbp, { ...phone, credential: '' }, 'credential', /^Fill in the phone number$/],
    [sbp, { ...phone, credential: '8 111 1234567' }, 'credential', /must start with nine/],
  ] as const)('must be corrected if invalid: %#', async (init, posted, field, text) => {
    const calls = answering();
    for (const action of ['payee', 'payee-yes']) {
      expect(await post({ ...posted, action }, init, calls)).toMatchObject({
        kind: 'invalid',
        problem: { field, text: expect.stringMatching(text) },
        typed: { credential: posted.credential },
      });
    }
    expect(calls.complete).not.toHaveBeenCalled();
  });

  it.each([
    ['/credential', 'credential'],
    ['/bankCodeInteger', 'bank'],
  ])('must be corrected if the server refuses %s', async (path, field) => {
    const calls = answering({ complete: refusing('not_allowed', path) });
    expect(await post({ ...phone, ...yes }, sbp, calls)).toMatchObject({
      kind: 'invalid',
      problem: { field },
    });
  });

  it('is not sent if the form has moved on, or the balance is too small', async () => {
    const ended = answering({ requestRequisites: refusing('form_ended') });
    expect(await post({ ...fields, ...yes }, withdrawal, ended)).toEqual(go({ kind: 'present' }));
    expect(ended.complete).not.toHaveBeenCalled();
    const poor = answering({ complete: refusing('payment_not_possible') });
    expect(await post({ ...fields, ...yes }, withdrawal, poor)).toEqual(go({ kind: 'requisites' }));
  });
});

describe('any other post', () => {
  it('shows the current state: for a cancellation, also for one that comes too late', async () => {
    const calls = answering({ cancel: vi.fn<PlainCalls['cancel']>(refusing('not_cancelable')) });
    expect(await post({ action: 'cancel' }, {}, calls)).toEqual(go({ kind: 'present' }));
    expect(calls.cancel).toHaveBeenCalledOnce();
  });

  it.each([{}, { action: 'constructor' }, { action: 'ask', method: '1', minor: '1e9' }])(
    'that is unknown, %j, does nothing',
    async (fields) => {
      const calls = answering();
      expect(await post(fields, {}, calls)).toEqual(go({ kind: 'present' }));
      expect(calls.requestRequisites).not.toHaveBeenCalled();
    },
  );
});

describe('a ticket', () => {
  const write = (description: string, calls = answering()) =>
    post({ action: 'ticket', description }, { status: 'DECLINED' }, calls);
  const invalid = (text: string, description: string) => ({
    kind: 'invalid',
    at: { kind: 'ticket' },
    problem: { field: 'description', text },
    typed: { description },
  });

  it('is opened with the written text, its line ends counted once', async () => {
    const calls = answering();
    const answer = await write(` Paid at ten.\r\n${'a'.repeat(986)} `, calls);
    expect(answer).toEqual(go({ kind: 'present' }));
    const description = `Paid at ten.\n${'a'.repeat(986)}`;
    expect(calls.ticket).toHaveBeenCalledExactlyOnceWith({ description });
  });

  it.each([
    [' ', 'Say in a few words what happened'],
    ['a'.repeat(1002), 'Too long. Characters to remove: 2'],
  ])('that is invalid must be corrected before a request', async (description, text) => {
    const calls = answering();
    expect(await write(description, calls)).toEqual(invalid(text, description));
    expect(calls.ticket).not.toHaveBeenCalled();
  });

  it('that the server refuses keeps its text', async () => {
    const refused = (...problem: Parameters<typeof refusing>) =>
      write('Lost', { ...answering(), ticket: vi.fn<PlainCalls['ticket']>(refusing(...problem)) });
    expect(await refused('not_allowed', '/description')).toEqual(
      invalid('The text is too long. Shorten it and send it again.', 'Lost'),
    );
    expect(await refused('too_many_tickets')).toEqual(
      invalid('This could not be sent. Reload the page to see how your payment stands.', 'Lost'),
    );
    expect(await refused('ticket_not_needed')).toEqual(go({ kind: 'present' }));
  });
});
