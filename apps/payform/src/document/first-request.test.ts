import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeFormInit, makeIssued, makeMethod } from '../fixtures/form-init.ts';
import { callServer } from '../form/call-server.ts';
import type { FirstRequest } from '../form/first-request.ts';
import { firstRequest, firstRequestScript } from './first-request.ts';

const formId = 'AbCdEfGhIjKlMnOpQrStUv';
const named = makeFormInit({ paymentMethodName: 'Humo' });
const [humo] = named.methods;
const choice = { methodId: humo?.id ?? 0, amount: named.amount };
const answer = { amount: named.amount, alternatives: [named.amount + 100] };

const fetched = vi.fn<typeof fetch>();
const page: { tiyinFirst?: FirstRequest } = {};

/** Runs the script of a form's page as a browser does. */
function openPage(isSecureContext = true): void {
  const request = firstRequest(formId, named);
  if (request === undefined) throw new Error('the form requests nothing');
  runInNewContext(firstRequestScript(request), {
    window: page,
    fetch: fetched,
    isSecureContext,
    AbortSignal,
  });
}

const requestCredential = (asked = choice) =>
  callServer(formId, named.verficationKey).credential(asked, new AbortController().signal);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', page);
  fetched.mockImplementation(async () => Response.json(answer));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  delete page.tiyinFirst;
});

// FORM-273
test('the page requests the requisites of a named method exactly as the form does, which takes that answer', async () => {
  openPage();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await requestCredential()).toEqual({ kind: 'answered', answer });
  expect(fetched).toHaveBeenCalledTimes(1);
  await requestCredential();
  const [byPage, byForm] = fetched.mock.calls.map(([path, options]) => {
    const { method, credentials, headers, body } = options ?? {};
    return { path, method, credentials, headers, body };
  });
  expect(byForm).toEqual(byPage);
});

// FORM-273
test('the form makes a request of its own for another choice, and after one that failed', async () => {
  openPage();
  await requestCredential({ ...choice, amount: choice.amount + 100 });
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  openPage();
  expect(await requestCredential()).toEqual({ kind: 'unreachable' });
  expect(await requestCredential()).toEqual({ kind: 'answered', answer });
});

// FORM-273
test('a page that opens otherwise, or cannot run the form, requests nothing', () => {
  openPage(false);
  expect(fetched).not.toHaveBeenCalled();
  const issued = {
    status: 'IN_PROGRESS',
    paymentMethodName: 'Humo',
    issued: makeIssued(),
  } as const;
  for (const init of [{}, { methods: [makeMethod()] }, issued, { status: 'DONE' } as const]) {
    expect(firstRequest(formId, makeFormInit(init))).toBeUndefined();
  }
});
