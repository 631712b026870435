import { describe, expect, it } from 'vitest';
import type { Assets } from '../document/assets.ts';
import { fixtureNowMs, makeFormInit, makeIssued, makeMethod } from '../fixtures/form-init.ts';
import { allStrings } from '../locales/all-strings.ts';
import { answerPlain } from './plain-form.tsx';
import { plainTables } from './words/plain-words.ts';

const assets: Assets = {
  css: '.a{color:red}',
  entry: '/payform-assets/main.js',
  imports: [],
  late: { scripts: [], css: '', styles: [] },
  withdrawal: { scripts: [], styles: [] },
};
const formId = 'AbCdEfGhIjKlMnOpQrStUv';
const calls = {
  ask: async () => ({ ok: true, hasRequisites: true }) as const,
  complete: async () => ({ ok: true }) as const,
  cancel: async () => ({ ok: true }) as const,
  ticket: async () => ({ ok: true }) as const,
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

/** What a reader sees: the body without tags, its narrow spaces made plain. */
const words = (html: string) =>
  html
    .replace(/^.*<body>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const issued = { status: 'IN_PROGRESS', issued: makeIssued() } as const;
const withdrawal = { type: 'Withdrawal' } as const;
const sbp = { ...withdrawal, methods: [makeMethod({ name: 'Sbp' })], paymentMethodName: 'Sbp' };

/** Every step of both flows, where it stands, and the heading by which it is known. */
const steps = {
  Method: [{}, '', 'header.method'],
  Init: [{}, 'amount/1', 'header.init'],
  'Init with a fixed amount': [
    { canChangeAmount: false, methods: [makeMethod()] },
    '',
    'header.init',
  ],
  'Credential not asked for yet': [{ paymentMethodName: 'Humo' }, '', 'header.init'],
  Credential: [issued, '', 'header.credential'],
  Processing: [{ status: 'PENDING' }, '', 'header.processing'],
  'Processing that does not reload': [{ status: 'PENDING' }, 'still', 'header.processing'],
  'Processing by a person': [{ status: 'ERROR' }, '', 'header.review'],
  'A ticket from Fail': [{ status: 'DECLINED' }, 'ticket', 'ticket.write'],
  'A ticket while a person looks into it': [{ status: 'ERROR' }, 'ticket', 'ticket.write'],
  Success: [{ status: 'DONE' }, '', 'header.success'],
  Fail: [{ status: 'DECLINED' }, '', 'header.fail'],
  'Init of a withdrawal': [withdrawal, 'amount/1', 'header.init'],
  'Credential of a withdrawal': [
    { ...withdrawal, paymentMethodName: 'Humo' },
    '',
    'header.payee.card',
  ],
  'Credential of an Sbp withdrawal': [sbp, '', 'header.payee.phone'],
  'Processing of a withdrawal': [{ ...withdrawal, status: 'IN_PROGRESS' }, '', 'header.processing'],
  'Success of a withdrawal': [{ ...withdrawal, status: 'DONE' }, '', 'header.sent'],
  'Fail of a withdrawal': [{ ...withdrawal, status: 'CANCELED' }, '', 'header.fail'],
} as const satisfies Record<string, readonly [Init, string, keyof typeof allStrings.en]>;

describe.each(Object.entries(steps))(
  'the plain page of the step %s',
  (_step, [init, path, heading]) => {
    it.each(['en', 'ru', 'uz'] as const)('says so in its language: %s', async (language) => {
      const html = await draw(init, path, language);
      expect(html).toContain(`<html lang="${language}"`);
      const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? [];
      expect(title.replaceAll('&quot;', '"')).toBe(allStrings[language][heading]);
      expect(html.match(/<h1/g)).toHaveLength(1);
    });

    it('needs no script and has none, and no style but those with the nonce', async () => {
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

    it('tells its address nothing but the form, the step and the choice', async () => {
      const addresses = (await draw(init, path)).matchAll(/href="(\/payment[^"]*)"/g);
      for (const [, address] of addresses) {
        expect(address).toMatch(/^\/payment\/\w+\/plain(\/[a-z]+(\/\d+){0,2})?\?lang=en$/);
      }
    });
  },
);

describe('without a script, the plain page', () => {
  it('has a field for the amount, with what was first asked for and its limits', async () => {
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

  it('says until when it is open by a clock on the wall, since its own time stands still', async () => {
    // 10:14:32 UTC.
    expect(words(await draw(issued))).toContain('Open until 15:14, Tashkent time');
    expect(words(await draw({}, '', 'ru'))).toContain('до 15:14 по ташкентскому времени');
    expect(words(await draw({}, 'amount/1', 'uz'))).toContain('Toshkent vaqti bilan 15:14 gacha');
  });

  it('has the payment id at hand on every step, and says on it what happens next', async () => {
    const nexts = [
      [{}, '', 'method.next.amount'],
      [{ canChangeAmount: false }, '', 'method.next.fixed'],
      [{}, 'amount/1', 'init.next'],
      [{ paymentMethodName: 'Humo' }, '', 'countdown.at_zero'],
      [issued, '', 'credential.after'],
      [{ status: 'PENDING' }, '', 'processing.close'],
      [{ status: 'DONE' }, '', 'success.next'],
      [{ status: 'CANCELED' }, '', 'fail.sent'],
      [{ ...withdrawal, paymentMethodName: 'Humo' }, '', 'withdrawal.after'],
      [{ ...withdrawal, status: 'DONE' }, '', 'success.sent'],
    ] as const satisfies readonly (readonly [Init, string, keyof typeof allStrings.en])[];
    for (const [init, path, next] of nexts) {
      const text = words(await draw(init, path));
      expect(text).toContain('019aa1f1-e0b3-7c44-9d15-6f2b8f0a442e');
      expect(text).toContain(allStrings.en[next]);
    }
  });

  it('says why it came to nothing, and leaves the frame that it may stand in', async () => {
    const over = await draw({ status: 'CANCELED', serverTime: '2026-11-20T11:00:00.000Z' });
    expect(words(over)).toContain('Time ran out before “I have paid” was pressed');
    expect(words(await draw({ status: 'DECLINED' }))).toContain('Your transfer was not found');
    for (const status of ['DECLINED', 'DONE'] as const) {
      expect(await draw({ status })).toMatch(/href="https:\/\/shop.example[^>]*target="_top"/);
    }
  });

  it('comes back by itself when its time is over, to the end of the Credential screen', async () => {
    const address = `/payment/${formId}/plain/requisites?lang=en`;
    expect(await draw(issued)).toContain(
      `<meta http-equiv="refresh" content="873;url=${address}">`,
    );
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

  it('offers all banks of Sbp as a native choice', async () => {
    const html = await draw(sbp);
    expect(html.match(/<option value="\d+"/g)?.length).toBe(182);
  });

  it('asks before it gives up, and only while there is something to give up', async () => {
    expect(await draw(issued, 'cancel')).toContain(plainTables.en['cancel.title']);
    expect(await draw({ status: 'PENDING' }, 'cancel')).toContain('Wait. Payment in progress');
  });

  it('leads from Fail and from a person’s review to support, and tells how the ticket stands', async () => {
    const way = `href="/payment/${formId}/plain/ticket?lang=en"`;
    const createDate = '2026-11-20T10:00:00.000Z';
    for (const status of ['DECLINED', 'ERROR'] as const) {
      expect(await draw({ status })).toContain(way);
      const open = await draw({ status, ticket: { id: 7, status: 'NEW', createDate } }, 'ticket');
      expect(words(open)).toContain('ticket number 7. A person will read it');
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

  it('ends in a redirect in its language, so that a reload posts nothing', async () => {
    expect(await send({}, { action: 'method', method: '1' })).toEqual({
      kind: 'redirect',
      location: `/payment/${formId}/plain/amount/1?lang=ru`,
    });
  });

  it('that cannot be is answered by its page: 422, the problem beside its field, what was typed kept', async () => {
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

describe('a page without a form', () => {
  it.each([
    ['not-found', 404],
    ['error', 503],
  ] as const)('is for %s the one of the form itself', async (kind, status) => {
    const answer = await answerPlain({ ...request({}), view: { kind } }, assets);
    expect(answer).toMatchObject({ kind: 'page', status });
  });
});
