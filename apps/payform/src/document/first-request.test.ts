import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { makeFormInit, makeIssued, makeMethod } from '../fixtures/form-init.ts';
import { firstChoice, firstRequestScript } from './first-request.ts';

const named = makeFormInit({ paymentMethodName: 'Humo' });

// FORM-273
test('a page requests the requisites of a named method, and nothing where the form would request nothing', () => {
  const [humo] = named.methods;
  expect(firstChoice(named)).toEqual({ methodId: humo?.id, amount: named.amount });
  const issued = {
    status: 'IN_PROGRESS',
    paymentMethodName: 'Humo',
    issued: makeIssued(),
  } as const;
  for (const init of [{}, { methods: [makeMethod()] }, issued, { status: 'DONE' } as const]) {
    expect(firstChoice(makeFormInit(init))).toBeUndefined();
  }
});

// FORM-273
test('it posts to its own address where the form can run, and nowhere else', () => {
  const open = vi.fn<(method: string, url: string) => void>();
  const send = vi.fn<() => void>();
  class Request {
    open = open;
    send = send;
  }
  const run = (isSecureContext: boolean) => {
    const window = {};
    const location = { href: 'https://pay.example/payment/x?lang=ru' };
    runInNewContext(firstRequestScript, {
      window,
      location,
      isSecureContext,
      XMLHttpRequest: Request,
    });
    return window;
  };
  expect(run(false)).toEqual({});
  expect(send).not.toHaveBeenCalled();
  expect(run(true)).toHaveProperty('tiyinFirst');
  expect(open).toHaveBeenCalledExactlyOnceWith('POST', 'https://pay.example/payment/x?lang=ru');
  expect(send).toHaveBeenCalledTimes(1);
});

// FORM-273
test('an answer that comes before the page is parsed is shown once it is', async () => {
  const shown = vi.fn<(view: unknown) => void>();
  const view = {};
  const parsed: (() => void)[] = [];
  const document = {
    readyState: 'loading',
    title: '',
    getElementById: () => ({ replaceWith: shown }),
    addEventListener: (_: string, listener: () => void) => parsed.push(listener),
  };
  let end = () => {};
  class Request {
    status = 200;
    response = { title: 'Pay', getElementById: () => view };
    open = vi.fn<() => void>();
    set onloadend(listener: () => void) {
      end = listener;
    }
    send = vi.fn<() => void>();
  }
  const location = { href: 'https://pay.example/payment/x' };
  const page = { window: {}, document, location, isSecureContext: true, XMLHttpRequest: Request };
  runInNewContext(firstRequestScript, page);
  end();
  expect(shown).not.toHaveBeenCalled();
  for (const listener of parsed) listener();
  expect(shown).toHaveBeenCalledExactlyOnceWith(view);
  expect(document.title).toBe('Pay');
});
