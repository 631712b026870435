import { describe, expect, it, vi } from 'vitest';
import type { Assets } from '../document/assets.ts';
import { fixtureNowMs, makeFormInit, makeIssued, makeMethod } from '../fixtures/form-init.ts';
import { allStrings } from '../locales/all-strings.ts';
import type { PlainCalls } from './plain-calls.ts';
import { answerPlain } from './plain-form.tsx';

const assets: Assets = {
  css: '.a{color:red}',
  entry: '/payform-assets/main.js',
  imports: [],
  styles: ['/form.css'],
  late: { scripts: [], css: '', styles: [] },
  withdrawal: { scripts: [], styles: [] },
};
const formId = 'AbCdEfGhIjKlMnOpQrStUv';
const calls = {
  requestRequisites: async () => ({ ok: true, hasRequisites: true }) as const,
  complete: async () => ({ ok: true }) as const,
  cancel: async () => ({ ok: true }) as const,
  ticket: async () => ({ ok: true }) as const,
  attach: async () => ({ ok: true }) as const,
  requestReturn: async () => ({ ok: true }) as const,
};

type Init = Parameters<typeof makeFormInit>[0];
const request = (init: Init, path = '', lang = 'en') => ({
  view: { kind: 'form' as const, formId, init: makeFormInit(init) },
  path,
  lang,
  nonce: 'bm9uY2U=',
  nowMs: fixtureNowMs,
});
const draw = async (init: Init, path = '', lang = 'en') => {
  const answer = await answerPlain(request(init, path, lang), assets);
  return answer.kind === 'page' ? answer.html : '';
};

/** The visible text: the body without tags, with plain spaces. */
const words = (html: string) =>
  html
    .replace(/^.*<body>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const issued = { status: 'IN_PROGRESS', issued: makeIssued() } as const;
const part = { receivedAmount: 40_000_000, lookedForUntil: '2026-11-20T10:59:00.000Z' };
const withdrawal = { type: 'Withdrawal' } as const;
const sbp = { ...withdrawal, methods: [makeMethod({ name: 'Sbp' })], paymentMethodName: 'Sbp' };

/** Every step of both flows, its place, and its heading. */
const steps = {
  Method: [{}, '', 'header.method'],
  Init: [{}, 'amount/1', 'header.init'],
  'Init with a fixed amount': [
    { canChangeAmount: false, methods: [makeMethod()] },
    '',
    'header.init',
  ],
  'Credential not requested yet': [{ paymentMethodName: 'Humo' }, '', 'header.init'],
  Credential: [issued, '', 'header.credential'],
  Processing: [{ status: 'PENDING' }, '', 'header.processing'],
  'Processing that does not reload': [{ status: 'PENDING' }, 'still', 'header.processing'],
  'Processing by a person': [{ status: 'ERROR' }, '', 'header.review'],
  'Processing of the rest': [{ ...issued, status: 'PENDING', ...part }, '', 'header.top_up'],
  'A ticket from Fail': [{ status: 'DECLINED' }, 'ticket', 'ticket.write'],
  'A ticket while a person looks into it': [{ status: 'ERROR' }, 'ticket', 'ticket.write'],
  Success: [{ status: 'DONE' }, '', 'header.success'],
  Fail: [{ status: 'DECLINED' }, '', 'header.fail'],
  'Init of a withdrawal': [withdrawal, 'amount/1', 'withdrawal.header'],
  'Credential of a withdrawal': [
    { ...withdrawal, paymentMethodName: 'Humo' },
    '',
    'header.payee.card',
  ],
  'Credential of an Sbp withdrawal': [sbp, '', 'header.payee.phone'],
  'Processing of a withdrawal': [
    { ...withdrawal, status: 'IN_PROGRESS' },
    '',
    'withdrawal.processing',
  ],
  'Success of a withdrawal': [{ ...withdrawal, status: 'DONE' }, '', 'header.sent'],
  'Fail of a withdrawal': [{ ...withdrawal, status: 'CANCELED' }, '', 'withdrawal.not_completed'],
} as const satisfies Record<string, readonly [Init, string, keyof typeof allStrings.en]>;

describe.each(Object.entries(steps))(
  'the plain page of the step %s',
  (_step, [init, path, heading]) => {
    it.each(['en', 'ru', 'uz'] as const)(
      'has its heading in its language: %s',
      async (language) => {
        const html = await draw(init, path, language);
        expect(html).toContain(`<html lang="${language}"`);
        const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? [];
        expect(title.replaceAll('&quot;', '"')).toBe(allStrings[language][heading]);
        expect(html.match(/<h1/g)).toHaveLength(1);
      },
    );

    it('needs and has no script, and only styles with the nonce', async () => {
      const html = await draw(init, path);
      expect(html).not.toMatch(/<script|<noscript|\sstyle=|modulepreload|\son\w+=/);
      expect(html).toContain('<style nonce="bm9uY2U=">.a{color:red}</style>');
    });

    it('has no button that does nothing', async () => {
      const html = await draw(init, path);
      expect(html).not.toMatch(/type="button"/);
      const forms = [...html.matchAll(/<form[^>]*>/g)].map(([tag]) => tag);
      expect(forms.every((tag) => tag.includes('method="post"'))).toBe(true);
      for (const [, target = ''] of html.matchAll(/<button[^>]* form="([\w-]+)"/g)) {
        expect(forms.filter((tag) => tag.includes(`id="${target}"`))).toHaveLength(1);
      }
    });

    it('has only the form, the step and the choice in its address', async () => {
      const addresses = (await draw(init, path)).matchAll(/href="(\/payment[^"]*)"/g);
      for (const [, address] of addresses) {
        expect(address).toMatch(/^\/payment\/\w+\/plain(\/[a-z]+(\/\d+){0,2})?\?lang=en$/);
      }
    });
  },
);

describe('money that is not the amount', () => {
  // FORM-258
  it('is said on the waiting page, with what is missing and where to send it', async () => {
    const text = words(await draw({ ...issued, status: 'PENDING', ...part }));
    expect(text).toContain('400 000 UZS has arrived, 80 000 UZS is missing.');
    expect(text).toContain('9860 1201 1555 1234');
    expect(text).toContain('80000');
    expect(text).toContain('Report a problem');
  });

  it('is said on Success, which reloads for half an hour and offers support', async () => {
    const at = (minutes: number) => new Date(fixtureNowMs - minutes * 60_000).toISOString();
    const html = await draw({ status: 'DONE', statusDate: at(29), receivedAmount: 50_000_000 });
    expect(words(html)).toContain('500 000 UZS has arrived, 20 000 UZS more than the amount.');
    expect(words(html)).toContain('Report a problem');
    expect(html).toContain('http-equiv="refresh"');
    const later = await draw({ status: 'DONE', statusDate: at(30) });
    expect(later).not.toContain('http-equiv="refresh"');
    expect(words(later)).not.toContain('Report a problem');
  });

  it('is said in each language while a person decides', async () => {
    for (const lang of ['en', 'ru', 'uz'] as const) {
      const text = words(await draw({ status: 'ERROR', receivedAmount: 40_000_000 }, '', lang));
      expect(text.replaceAll(/\s/gu, ' ')).toContain('400 000 UZS');
    }
  });
});

describe('without a script, the plain page', () => {
  it('has a field for the amount, with the initial amount and its limits', async () => {
    const html = await draw({}, 'amount/1');
    expect(html).toMatch(/<label for="amount"[^>]*>Amount, UZS</);
    expect(html).toMatch(/<input[^>]*id="amount"[^>]*value="480000"/);
    expect(html).toMatch(/<p id="amount-hint"[^>]*>Limits: 1\s000 – 100\s000\s000/);
  });

  it('shows requisites, exact amount, payment id and time left', async () => {
    const text = words(await draw(issued));
    expect(text).toContain('9860 1201 1555 1234');
    expect(text).toContain('9860120115551234');
    expect(text).toMatch(/480 000 UZS.*Amount 480000/);
    expect(text).toContain('019aa1f1-e0b3-7c44-9d15-6f2b8f0a442e');
    expect(text).toContain('Time left when this page was loaded 14:32');
  });

  it('gives the deadline as a local time, because it cannot count down', async () => {
    // 10:14:32 UTC.
    expect(words(await draw(issued))).toContain('Open until 15:14, Tashkent time');
    expect(words(await draw({}, '', 'ru'))).toContain('до 15:14 по ташкентскому времени');
    expect(words(await draw({}, 'amount/1', 'uz'))).toContain('15:14 gacha ochiq (Toshkent vaqti)');
  });

  it('has the payment id on every step, and on it the next step', async () => {
    const nexts = [
      [{}, '', 'method.next.amount'],
      [{ canChangeAmount: false }, '', 'method.next.fixed'],
      [{}, 'amount/1', 'init.next'],
      [{ paymentMethodName: 'Humo' }, '', 'countdown.at_zero'],
      [issued, '', 'credential.after'],
      [{ status: 'PENDING' }, '', 'processing.close'],
      [{ status: 'DONE' }, '', 'success.next'],
      [{ status: 'CANCELED' }, '', 'fail.sent'],
      [{ ...withdrawal, paymentMethodName: 'Humo' }, '', 'withdrawal.check_next'],
      [{ ...withdrawal, status: 'DONE' }, '', 'success.sent'],
    ] as const satisfies readonly (readonly [Init, string, keyof typeof allStrings.en])[];
    for (const [init, path, next] of nexts) {
      const text = words(await draw(init, path));
      expect(text).toContain('019aa1f1-e0b3-7c44-9d15-6f2b8f0a442e');
      expect(text).toContain(allStrings.en[next]);
    }
  });

  it('gives the reason for a failure, and leaves an embedding frame', async () => {
    const over = await draw({ status: 'CANCELED', serverTime: '2026-11-20T11:00:00.000Z' });
    expect(words(over)).toContain('Time ran out before “I have paid” was pressed');
    expect(words(await draw({ status: 'DECLINED' }))).toContain('Your transfer was not found');
    for (const status of ['DECLINED', 'DONE'] as const) {
      expect(await draw({ status })).toMatch(/href="https:\/\/shop.example[^>]*target="_top"/);
    }
  });

  // FORM-71
  it('reloads the requisites each minute for the news of the money, and says how to stop that', async () => {
    const address = `/payment/${formId}/plain/requisites?lang=en`;
    const html = await draw(issued);
    expect(html).toContain(`<meta http-equiv="refresh" content="60;url=${address}">`);
    expect(words(html)).toContain('reloads by itself every 60 seconds');
    expect(html).toContain(`href="/payment/${formId}/plain/still?lang=en"`);
    const nearEnd = { ...issued, expiredIn: new Date(fixtureNowMs + 20_000).toISOString() };
    expect(await draw(nearEnd)).toContain('content="21;url=');
  });

  it('reloads when its time is over, at the end of the Credential screen', async () => {
    const address = `/payment/${formId}/plain/requisites?lang=en`;
    const html = await draw(issued, 'still');
    expect(html).toContain(`<meta http-equiv="refresh" content="873;url=${address}">`);
    expect(html).toContain(`href="${address}"`);
    const over = await draw({ status: 'CANCELED' }, 'requisites');
    expect(over).toContain('href="https://shop.example/error"');
    expect(await draw({ status: 'CANCELED' })).toContain('href="https://shop.example/cancel"');
  });

  it('reloads while it waits, and says how to stop that', async () => {
    const html = await draw({ status: 'PENDING' });
    expect(html).toContain(`content="5;url=/payment/${formId}/plain?lang=en"`);
    expect(html).toContain(`href="/payment/${formId}/plain/still?lang=en"`);
    expect(await draw({ status: 'PENDING' }, 'still')).not.toContain('http-equiv="refresh"');
  });

  // FORM-203, FORM-206
  it('keeps the requisites available while no money was seen, and gives the expected duration', async () => {
    const pending = {
      status: 'PENDING',
      issued: makeIssued(),
      statusDate: new Date(fixtureNowMs - 6 * 60_000).toISOString(),
      lookedForUntil: new Date(fixtureNowMs + 54 * 60_000).toISOString(),
    } as const;
    const html = await draw(pending);
    for (const text of ['<details', '9860 1201 1555 1234', '06:00', 'until 15:54, Tashkent time']) {
      expect(html).toContain(text);
    }
    expect(html).toContain(`href="/payment/${formId}/plain/ticket?lang=en"`);
    expect(await draw({ ...pending, status: 'PAYED' })).not.toContain('9860 1201 1555 1234');
    const fresh = { ...pending, statusDate: new Date(fixtureNowMs).toISOString() };
    expect(await draw(fresh)).not.toContain('/plain/ticket');
  });

  // FORM-205, FORM-207
  it('reloads for half an hour after its end, and gives the deadline of late money', async () => {
    const end = {
      status: 'CANCELED',
      statusDate: makeFormInit().expiredIn,
      endedOn: 'credential',
    } as const;
    const html = await draw({ ...end, lookedForUntil: '2026-11-20T10:44:32.000Z' });
    expect(html).toContain('until 15:44, Tashkent time');
    expect(html).toContain(`content="60;url=/payment/${formId}/plain?lang=en"`);
    const declined = await draw({ ...end, status: 'DECLINED', endedOn: 'processing' });
    expect(declined).toContain('http-equiv="refresh"');
    expect(declined).toContain('If you have sent the money already');
    const earlier = new Date(fixtureNowMs - 30 * 60_000).toISOString();
    expect(await draw({ ...end, statusDate: earlier })).not.toContain('http-equiv="refresh"');
    const unseen = await draw({ ...end, endedOn: 'choice' });
    expect(unseen).toContain('before you were shown where to send');
    expect(unseen).not.toContain('sent the money');
    expect(unseen).not.toContain('http-equiv="refresh"');
  });

  it('offers all banks of Sbp as a native choice', async () => {
    const html = await draw(sbp);
    expect(html.match(/<option value="\d+"/g)?.length).toBe(182);
  });

  it('asks before it cancels, and only while there is something to cancel', async () => {
    expect(await draw(issued, 'cancel')).toContain(allStrings.en['cancel.title']);
    expect(await draw({ status: 'PENDING' }, 'cancel')).toContain('Wait. Payment in progress');
  });

  it("links from Fail and from a review to support, and shows the ticket's status", async () => {
    const way = `href="/payment/${formId}/plain/ticket?lang=en"`;
    const createDate = '2026-11-20T10:00:00.000Z';
    for (const status of ['DECLINED', 'ERROR'] as const) {
      expect(await draw({ status })).toContain(way);
      const open = await draw({ status, ticket: { id: 7, status: 'NEW', createDate } }, 'ticket');
      expect(words(open)).toContain('ticket number 7. Our support team will read it');
      expect(open).not.toMatch(/<textarea|plain\/ticket/);
      const closed = await draw({ status, ticket: { id: 7, status: 'REJECTED', createDate } });
      expect(words(closed)).toContain('Ticket number 7 is closed');
      expect(closed).toContain(way);
    }
    expect(await draw({ status: 'PENDING' }, 'ticket')).toContain('Wait. Payment in progress');
  });

  it('does not reload while a ticket is written', async () => {
    expect(await draw({ status: 'ERROR' }, 'ticket')).not.toContain('http-equiv="refresh"');
  });

  it('keeps its place in another language', async () => {
    // The links of the languages are relative to the path, which is the place.
    expect(await draw({}, 'amount/1')).toContain('href="?lang=ru"');
  });
});

describe('a post', () => {
  const send = (init: Init, fields: Record<string, string>, path = '') =>
    answerPlain({ ...request(init, path, 'ru'), post: { fields, calls } }, assets);

  // FORM-70
  it('ends in a redirect in its language, so that a reload posts nothing', async () => {
    expect(await send({}, { action: 'method', method: '1' })).toEqual({
      kind: 'redirect',
      location: `/payment/${formId}/plain/amount/1?lang=ru`,
    });
  });

  // FORM-250
  it('that finds no free account is answered by buttons for the amounts nearby', async () => {
    const requestRequisites: PlainCalls['requestRequisites'] = async () => ({
      ok: true,
      hasRequisites: false,
      alternatives: [48_000_100],
    });
    const fields = { action: 'ask', method: '1', minor: '48000000' };
    const post = { fields, calls: { ...calls, requestRequisites } };
    const answer = await answerPlain({ ...request({}, '', 'ru'), post }, assets);
    expect(answer).toMatchObject({ kind: 'page', status: 200 });
    const html = answer.kind === 'page' ? answer.html : '';
    expect(words(html)).toContain('480 001 UZS');
    const [button = ''] = /<button[^>]*name="minor"[^>]*>/.exec(html) ?? [];
    expect(button).toContain('value="48000100"');
  });

  // FORM-245
  it.each(['en', 'ru', 'uz'] as const)(
    'of a payee shows the payee and the amount, and a question: %s',
    async (language) => {
      const fields = { action: 'payee', method: '1', minor: '48000000' };
      const payee = { credential: '+7 916 123-45-67', bank: '100000000111' };
      const post = { fields: { ...fields, ...payee }, calls };
      const answer = await answerPlain({ ...request(sbp, '', language), post }, assets);
      expect(answer).toMatchObject({ kind: 'page', status: 200 });
      const html = answer.kind === 'page' ? answer.html : '';
      const text = words(html);
      expect(text).toContain(allStrings[language]['header.check']);
      expect(text).toContain('+7 916 123 45 67');
      expect(text).toContain('Сбербанк');
      expect(text).toMatch(/480 000 UZS/);
      expect(html).toMatch(/<input type="hidden" name="action" value="payee-yes"/);
      expect(html).not.toMatch(/href="[^"]*9161234567/);
    },
  );

  it("of a payee shows the form's state if it has moved on", async () => {
    const fields = {
      action: 'payee',
      method: '1',
      minor: '48000000',
      credential: '9860120115551234',
    };
    const answer = await send({ ...withdrawal, status: 'IN_PROGRESS' }, fields);
    const html = answer.kind === 'page' ? answer.html : '';
    expect(html).toContain(allStrings.ru['withdrawal.processing']);
    expect(html).not.toContain('payee-yes');
  });

  it('that is invalid returns its page: 422, the error next to its field, the text kept', async () => {
    const typed = '12,345"><b>';
    const answer = await send({}, { action: 'amount', method: '1', amount: typed }, 'amount/1');
    expect(answer).toMatchObject({ kind: 'page', status: 422 });
    const html = answer.kind === 'page' ? answer.html : '';
    expect(html).toContain('value="12,345&quot;&gt;&lt;b&gt;"');
    expect(html).toMatch(/<input[^>]*aria-describedby="amount-problem amount-hint"[^>]*>/);
    expect(html).toMatch(/<input[^>]*aria-invalid="true"/);
    expect(html).toMatch(/<p id="amount-problem"[^>]*>Сумма должна быть числом</);
    expect(html).toMatch(/<title>Ошибка: /);
  });
});

// FORM-272
describe('the return of money', () => {
  const returnable = { amount: 20_000_000, paymentMethodId: 1, paymentMethodName: 'Humo' };
  const paidTooMuch = { status: 'DONE', receivedAmount: 68_000_000, returnable } as const;
  const card = { credential: '9860 1201 1555 1234' };

  it.each([
    ['Success', paidTooMuch],
    ['Fail', { status: 'DECLINED', returnable } as const],
    ['the wait for the rest', { status: 'PENDING', ...part, returnable } as const],
    ['the review', { status: 'ERROR', receivedAmount: 68_000_000, returnable } as const],
  ])('is offered on %s, in each language', async (_, init) => {
    for (const language of ['en', 'ru', 'uz'] as const) {
      const html = await draw(init, '', language);
      expect(html).toContain(`/plain/return?lang=${language}`);
      expect(words(html)).toContain('200 000 UZS');
    }
  });

  // FORM-272
  it('stands below the account for the rest', async () => {
    const html = await draw({ ...issued, status: 'PENDING', ...part, returnable });
    expect(html.indexOf('/plain/return')).toBeGreaterThan(html.indexOf('9860120115551234'));
  });

  it('asks for the payee, and shows it to be checked', async () => {
    const entry = await draw(paidTooMuch, 'return');
    expect(entry).toContain('name="credential"');
    expect(entry).not.toContain('http-equiv="refresh"');
    const post = { fields: { action: 'return', ...card }, calls };
    const answer = await answerPlain({ ...request(paidTooMuch, 'return'), post }, assets);
    const html = answer.kind === 'page' ? answer.html : '';
    expect(words(html)).toContain('9860 1201 1555 1234');
    expect(html).toContain('value="return-yes"');
  });

  it('keeps an invalid payee with its error, and a refused one', async () => {
    const short = { fields: { action: 'return', credential: '9860 1201' }, calls };
    const invalid = await answerPlain({ ...request(paidTooMuch, 'return'), post: short }, assets);
    expect(invalid).toMatchObject({ kind: 'page', status: 422 });
    const requestReturn: PlainCalls['requestReturn'] = async () => ({
      ok: false,
      code: 'not_allowed',
      fields: ['/credential'],
    });
    const post = { fields: { action: 'return-yes', ...card }, calls: { ...calls, requestReturn } };
    const refused = await answerPlain({ ...request(paidTooMuch, 'return'), post }, assets);
    expect(refused).toMatchObject({ kind: 'page', status: 422 });
    const html = refused.kind === 'page' ? refused.html : '';
    expect(words(html)).toContain(allStrings.en['payee.refused']);
  });

  it('is requested once it is confirmed, and leads to the state of the payment', async () => {
    const post = { fields: { action: 'return-yes', ...card }, calls };
    const answer = await answerPlain({ ...request(paidTooMuch, 'return'), post }, assets);
    expect(answer).toEqual({ kind: 'redirect', location: `/payment/${formId}/plain?lang=en` });
  });

  it.each([
    ['REQUESTED', 'the answer appears here'],
    ['SENDING', 'is on its way'],
    ['SENT', 'was sent back'],
    ['REJECTED', 'was not approved'],
    ['FAILED', 'could not be sent'],
  ] as const)('that is %s is said, with the answer of support', async (status, sentence) => {
    const moneyReturn = {
      status,
      amount: 20_000_000,
      payeeLastFour: '1234',
      date: '2026-11-20T10:04:00.000Z',
      answer: 'We checked it',
    };
    const text = words(await draw({ status: 'ERROR', moneyReturn }));
    expect(text).toContain(sentence);
    expect(text).toContain('200 000 UZS');
    expect(text).toContain('Answer of support: We checked it');
  });
});

// INVOICE-243
describe('a receipt', () => {
  const ticket = { id: 4071, status: 'NEW', createDate: '2026-11-20T10:03:00.000Z' } as const;
  const init = { status: 'ERROR', ticket } as const;

  it('is chosen beside an open ticket that has none', async () => {
    expect(await draw(init)).toContain('/plain/receipt?lang=en');
    const html = await draw(init, 'receipt');
    expect(html).toContain('encType="multipart/form-data"');
    expect(html).not.toContain('http-equiv="refresh"');
    expect(html).toContain('accept="image/png,image/jpeg,image/webp,application/pdf"');
    const attached = await draw({ ...init, ticket: { ...ticket, hasReceipt: true } }, 'receipt');
    expect(attached).not.toContain('type="file"');
    expect(words(attached)).toContain('The receipt is attached.');
  });

  // FORM-420
  it('is chosen for a request to return money first, as long as it has none', async () => {
    const moneyReturn = {
      status: 'REQUESTED',
      amount: 20_000_000,
      payeeLastFour: '1234',
      date: '2026-11-20T10:04:00.000Z',
    } as const;
    expect(await draw({ ...init, moneyReturn }, 'receipt')).toContain('value="RETURN"');
    const attached = { ...moneyReturn, hasReceipt: true };
    expect(words(await draw({ ...init, moneyReturn: attached }))).toContain('receipt is attached');
    expect(await draw({ ...init, moneyReturn: attached }, 'receipt')).toContain('value="PROBLEM"');
    const attach = vi.fn<PlainCalls['attach']>(async () => ({ ok: true }));
    const fields = { action: 'receipt', kind: 'RETURN' };
    const post = { fields, file: { bytes: new Uint8Array([1]) }, calls: { ...calls, attach } };
    await answerPlain({ ...request({ ...init, moneyReturn }), post }, assets);
    expect(attach).toHaveBeenCalledWith(post.file, 'RETURN');
  });

  it.each([
    ['payload_too_large', 'larger than 5 MB'],
    ['receipt_type', 'not a PNG'],
    ['receipt_damaged', 'is damaged'],
    ['receipt_attached', 'could not be attached'],
  ])('that is refused for %s says so at its field', async (code, sentence) => {
    const attach: PlainCalls['attach'] = async () => ({ ok: false, code, fields: [] });
    const file = { bytes: new Uint8Array([1]) };
    const post = { fields: { action: 'receipt' }, file, calls: { ...calls, attach } };
    const answer = await answerPlain({ ...request(init), post }, assets);
    expect(answer).toMatchObject({ kind: 'page', status: 422 });
    const html = answer.kind === 'page' ? answer.html : '';
    expect(words(html)).toContain(sentence);
    expect(html).toMatch(/<input[^>]*type="file"[^>]*aria-invalid="true"/);
  });

  it('without a file, or with one that is taken, leads on', async () => {
    const without = { fields: { action: 'receipt' }, calls };
    expect(await answerPlain({ ...request(init), post: without }, assets)).toMatchObject({
      status: 422,
    });
    const file = { bytes: new Uint8Array([1]) };
    const post = { ...without, file };
    expect(await answerPlain({ ...request(init), post }, assets)).toMatchObject({
      kind: 'redirect',
    });
  });
});

describe('a page without a form', () => {
  it.each([
    ['not-found', 404],
    ['error', 503],
  ] as const)('is for %s the one of the form itself', async (kind, status) => {
    const answer = await answerPlain({ ...request({}), view: { kind } }, assets);
    expect(answer).toMatchObject({ kind: 'page', status });
  });
});
