import { describe, expect, test, vi } from 'vitest';
import { fixtureNowMs, makeFormInit, makeIssued } from '../fixtures/form-init.ts';
import { answerFirst } from './answer-first.tsx';
import type { FirstRequest } from './answer-first.tsx';
import type { FormView } from './render-page.tsx';

const formId = 'AbCdEfGhIjKlMnOpQrStUv';
const named = makeFormInit({ paymentMethodName: 'Humo' });
const choice = { methodId: named.methods[0]?.id, amount: named.amount };
const issued = makeFormInit({
  paymentMethodName: 'Humo',
  status: 'IN_PROGRESS',
  issued: makeIssued(),
});

const viewOf = (init: typeof named): FormView => ({ kind: 'form', formId, init });

type Requested = FirstRequest['requestRequisites'];

/** Makes the page's request of a form in one state, which is in another one afterwards. */
async function answer(
  [before, after]: readonly [FormView, FormView],
  outcome: Awaited<ReturnType<Requested>>,
) {
  const requestRequisites = vi.fn<Requested>(() => Promise.resolve(outcome));
  const html = await answerFirst({
    view: before,
    readView: () => Promise.resolve(after),
    lang: 'ru',
    nowMs: () => fixtureNowMs,
    requestRequisites,
  });
  const data: unknown = JSON.parse(/id="tiyin-form">(.*?)<\/script>/.exec(html ?? '')?.[1] ?? '{}');
  return { html, data, requested: requestRequisites.mock.calls };
}

// FORM-273
describe('the request that a form’s page makes', () => {
  test('is for the named method, and brings the view with the requisites', async () => {
    const { html, data, requested } = await answer([viewOf(named), viewOf(issued)], {
      ok: true,
      hasRequisites: true,
    });
    expect(requested).toEqual([[choice]]);
    expect(html).toMatch(/<title>Скопируйте реквизиты[^<]*<\/title><div id="root">/);
    expect(html).toContain('9860 1201 1555 1234');
    expect(data).toEqual({ init: issued, nowMs: fixtureNowMs });
  });

  test('brings the amounts that an account is free for, if none is for this one', async () => {
    const alternatives = [named.amount + 100];
    const unchanged = [viewOf(named), viewOf(named)] as const;
    const { data } = await answer(unchanged, { ok: true, hasRequisites: false, alternatives });
    expect(data).toMatchObject({ first: { ...choice, alternatives } });
  });

  test('of a withdrawal brings no requisites, and leaves no other request to the form', async () => {
    const withdrawal = viewOf({ ...named, type: 'Withdrawal' });
    const { data } = await answer([withdrawal, withdrawal], { ok: true, hasRequisites: false });
    expect(data).toMatchObject({ first: choice });
  });

  test('of a form with requisites requests none, and brings its view', async () => {
    const { html, requested } = await answer([viewOf(issued), viewOf(issued)], { ok: false });
    expect(requested).toEqual([]);
    expect(html).toContain('9860 1201 1555 1234');
  });

  test('brings nothing if it is refused or the form cannot be read', async () => {
    const view = viewOf(named);
    const done = { ok: true, hasRequisites: true } as const;
    expect(await answer([view, view], { ok: false })).toMatchObject({ html: undefined });
    expect(await answer([{ kind: 'not-found' }, view], done)).toMatchObject({
      html: undefined,
      requested: [],
    });
    expect(await answer([view, { kind: 'error' }], done)).toMatchObject({ html: undefined });
  });
});
