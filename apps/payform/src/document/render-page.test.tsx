import { describe, expect, it } from 'vitest';
import { fixtureNowMs, makeFormInit, makeIssued, makeMethod } from '../fixtures/form-init.ts';
import { allStrings } from '../locales/all-strings.ts';
import type { Assets } from './assets.ts';
import { plainLink } from '../plain/plain-link.ts';
import { renderPage } from './render-page.tsx';
import type { FormView } from './render-page.tsx';

const assets: Assets = {
  css: '.a{color:red}',
  entry: '/payform-assets/main.js',
  imports: ['/payform-assets/shared.js'],
  styles: ['/form.css'],
  late: {
    scripts: ['/payform-assets/late.js'],
    css: '.late{color:blue}',
    styles: ['/payform-assets/late.css'],
  },
  withdrawal: { scripts: ['/payform-assets/payee.js'], styles: ['/payform-assets/payee.css'] },
};
const formId = 'AbCdEfGhIjKlMnOpQrStUv';
const nonce = 'bm9uY2U=';

const render = (view: FormView, lang?: string) =>
  renderPage({ view, lang, nonce, nowMs: fixtureNowMs }, assets, plainLink);
const renderForm = (parts: Parameters<typeof makeFormInit>[0] = {}, lang?: string) =>
  render({ kind: 'form', formId, init: makeFormInit(parts) }, lang);

/** The visible text: the body's markup without tags, with plain spaces. */
const words = (html: string) =>
  html
    .replace(/<script type="application\/json".*<\/script>/, '')
    .replace(/^.*<body>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const oneMethod = { methods: [makeMethod()] };
const steps: Readonly<Record<string, Parameters<typeof makeFormInit>[0]>> = {
  Method: {},
  Init: oneMethod,
  'Credential without requisites': { paymentMethodName: 'Humo' },
  Credential: { status: 'IN_PROGRESS', issued: makeIssued() },
  Processing: { status: 'PENDING' },
  'Processing by a person': { status: 'ERROR' },
  Success: { status: 'DONE' },
  Fail: { status: 'CANCELED' },
  'Init of a withdrawal': { ...oneMethod, type: 'Withdrawal' },
  'Credential of a withdrawal': { type: 'Withdrawal', paymentMethodName: 'Humo' },
  'Processing of a withdrawal': { type: 'Withdrawal', status: 'IN_PROGRESS' },
};

// FORM-273
it('makes its first request before its scripts are loaded, where the form would make it', () => {
  const { html } = renderForm({ paymentMethodName: 'Humo' });
  const [sent, loaded] = ['.open("POST",location.href)', 'src="/payform-assets/main.js"'].map(
    (text) => html.indexOf(text),
  );
  expect(sent).toBeGreaterThan(0);
  expect(sent).toBeLessThan(loaded ?? 0);
  expect(renderForm().html).not.toContain('POST');
});

describe.each(Object.entries(steps))('the page in the step %s', (_step, init) => {
  const { html, status } = renderForm(init);

  it('is a complete document, answered with 200', () => {
    expect(status).toBe(200);
    expect(html).toMatch(/^<!doctype html><html lang="en" data-face="payform"><head>.*<\/html>$/s);
  });

  it('has no inline style, which a strict policy would refuse', () => {
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('gives the nonce to every script, style and preload; only the data has none', () => {
    const tags = html.match(/<(?:script|style|link rel="(?:modulepreload|preload)")[^>]*>/g) ?? [];
    const bare = tags.filter((tag) => !tag.includes(`nonce="${nonce}"`));
    expect(bare).toEqual(['<script type="application/json" id="tiyin-form">']);
    expect(html).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
  });

  it('has one main heading', () => {
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('names the shop', () => {
    expect(words(html)).toContain('Samarqand Market');
  });

  it('has the first step in its title', () => {
    expect(renderForm(oneMethod).html).toContain('<title>Payment · ');
    const issued = { status: 'IN_PROGRESS', issued: makeIssued() } as const;
    expect(renderForm(issued).html).toContain('<title>Copy credentials and send money · ');
  });
});

describe('without a script, the page already shows', () => {
  it('the methods and their limits on Method', () => {
    expect(words(renderForm().html)).toMatch(/Humo 1 000 – 100 000 000 UZS/);
  });

  it('the amount, the limits and the time left on Init', () => {
    const text = words(renderForm(oneMethod).html);
    expect(text).toContain('Deposit 480 000 UZS');
    expect(text).toContain('1 000 – 100 000 000 UZS');
    expect(text).toContain('14:32');
  });

  it('the requisites, the exact amount, the payment id and the time left on Credential', () => {
    const text = words(renderForm({ status: 'IN_PROGRESS', issued: makeIssued() }).html);
    expect(text).toContain('Copy credentials and send money');
    expect(text).toContain('9860 1201 1555 1234');
    expect(text).toMatch(/480 000 UZS.*Amount 480000/);
    expect(text).toContain('019aa1f1-e0b3-7c44-9d15-6f2b8f0a442e');
    expect(text).toContain('14:32');
  });

  it('the issued amount, not the one requested first', () => {
    const text = words(
      renderForm({ status: 'PENDING', issued: makeIssued({ amount: 50_000_000 }) }).html,
    );
    expect(text).toContain('+500 000 UZS');
  });

  // FORM-58
  it('that a person looks into it, and the payment id, while the invoice is in ERROR', () => {
    const text = words(renderForm({ status: 'ERROR' }).html);
    expect(text).toContain('We are checking your payment');
    expect(text).toContain('019aa1f1-e0b3-7c44-9d15-6f2b8f0a442e');
  });

  it('the way back to the shop on Success and on Fail', () => {
    expect(renderForm({ status: 'DONE' }).html).toContain('href="https://shop.example/success"');
    expect(renderForm({ status: 'DECLINED' }).html).toContain('href="https://shop.example/cancel"');
  });
});

describe('where no script runs', () => {
  it('the page leads on to the plain ones by itself, from its head, and by a link', () => {
    const { html } = renderForm({}, 'ru');
    const address = `/payment/${formId}/plain?lang=ru`;
    const [head, body] = html.split('<body>');
    expect(head).toContain(
      `<noscript><meta http-equiv="refresh" content="0;url=${address}"></noscript>`,
    );
    expect(body).toContain(
      `<noscript><p><a href="${address}">Продолжить без JavaScript</a></p></noscript>`,
    );
  });

  it('a page without a form leads nowhere', () => {
    expect(render({ kind: 'not-found' }).html).not.toContain('<noscript>');
  });
});

describe('the first view of a withdrawal', () => {
  const withdrawal = { type: 'Withdrawal' } as const;
  const payee = '/payform-assets/payee';

  it('shows the withdrawal and the next step on Init', () => {
    const text = words(renderForm({ ...withdrawal, ...oneMethod }).html);
    expect(text).toContain('Withdraw 480 000 UZS');
    expect(text).toContain('On the next step you enter where to send the money.');
    expect(text).not.toMatch(/Deposit|send money after that/);
  });

  it.each([
    ['Humo', 'Insert the recipient card number and click &quot;Send&quot;'],
    ['Sbp', 'Choose the bank, insert the phone number and click &quot;Send&quot;'],
    ['TinkoffXCountry', 'Insert the recipient card or phone number and click &quot;Send&quot;'],
  ] as const)(
    'shows amount, method and time left on Credential, and the prompt for %s',
    (name, title) => {
      const text = words(
        renderForm({ ...withdrawal, methods: [makeMethod({ name })], paymentMethodName: name })
          .html,
      );
      expect(text).toContain(title);
      expect(text).toContain('480 000 UZS');
      expect(text).toContain(allStrings.en[`method.${name}`]);
      expect(text).toContain('14:32');
    },
  );

  // FORM-252
  it('marks a form of a test terminal as a test in each language, and no other form', () => {
    expect(words(renderForm({ isTest: true }).html)).toContain('Test data');
    expect(words(renderForm({ isTest: true }, 'ru').html)).toContain('Тестовые данные');
    expect(words(renderForm({ isTest: true }, 'uz').html)).toContain('Sinov maʼlumotlari');
    expect(words(renderForm({}).html)).not.toContain('Test data');
  });

  it("preloads the payee's step for a withdrawal, but not for a deposit", () => {
    const { html } = renderForm(withdrawal);
    expect(html).toContain(`<link rel="modulepreload" nonce="${nonce}" href="${payee}.js">`);
    expect(html).toContain(`as="style" crossorigin nonce="${nonce}" href="${payee}.css">`);
    expect(renderForm().html).not.toContain(payee);
  });
});

describe('files of late steps', () => {
  const script = `<link rel="modulepreload" nonce="${nonce}" href="/payform-assets/late.js">`;

  it('are part of a page that opens in one, and of no other', () => {
    for (const opened of [{ status: 'PENDING' }, { paymentMethodName: 'Humo' }] as const) {
      expect(renderForm(opened).html).toContain('.a{color:red}.late{color:blue}</style>');
      expect(renderForm(opened).html).toContain(script);
    }
    expect(renderForm().html).not.toMatch(/late\.(js|css)|\.late\{/);
    expect(renderForm(oneMethod).html).not.toMatch(/late\.(js|css)|\.late\{/);
  });

  it('are not fetched again for styles that the page contains', () => {
    const known = '<link rel="stylesheet" disabled href="/payform-assets/late.css">';
    expect(renderForm({ status: 'PENDING' }).html).toContain(known);
    const first = '<link rel="stylesheet" disabled href="/form.css">';
    expect(renderForm().html).toContain(first);
  });

  it('are styles only if the form could not be read', () => {
    const { html } = render({ kind: 'error' });
    expect(html).toContain('.late{color:blue}');
    expect(html).not.toContain('late.js');
  });
});

describe('the back arrow on Credential', () => {
  const back = 'aria-label="Back"';
  const issued = { status: 'IN_PROGRESS', issued: makeIssued() } as const;

  it('is there while something can be changed', () => {
    expect(renderForm(issued).html).toContain(back);
  });

  it('is not there with one method and a fixed amount', () => {
    expect(renderForm({ ...issued, ...oneMethod, canChangeAmount: false }).html).not.toContain(
      back,
    );
  });
});

describe('the language', () => {
  it.each([
    ['ru', 'ru', 'Выберите способ оплаты'],
    ['UZ', 'uz', 'Toʻlov usulini tanlang'],
    ['de', 'en', 'Choose a payment method'],
    [undefined, 'en', 'Choose a payment method'],
  ])('requested as %s is %s', (lang, language, heading) => {
    const { html } = renderForm({}, lang);
    expect(html).toContain(`<html lang="${language}"`);
    expect(words(html)).toContain(heading);
  });

  it('is the only one that the page carries', () => {
    const { html } = renderForm({}, 'uz');
    expect(html).toContain('Balansingiz tez orada yangilanadi');
    expect(html).not.toContain('Ваш баланс');
    expect(html).not.toContain('Your balance');
  });
});

describe('the address of a shop', () => {
  const { html } = renderForm({ merchantName: '</script><b>"Shop"' });

  it('cannot leave the data, the title or the markup', () => {
    expect(html).not.toContain('</script><b>');
    expect(html).toContain(
      '<title>Choose a payment method · &lt;/script&gt;&lt;b&gt;&quot;Shop&quot;</title>',
    );
  });

  it('arrives unchanged in the data', () => {
    const json = /id="tiyin-form">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      formId,
      init: { merchantName: '</script><b>"Shop"' },
    });
  });
});

describe('the look of a merchant’s forms', () => {
  const merchantLogo = { url: '/merchant-assets/0123456789abcdef.png', width: 200, height: 80 };

  it('is there before any script: its colour in both themes, by a style that the policy allows', () => {
    const { html } = renderForm({ merchantAccent: '#ffd400' });
    expect(html).toContain('<html lang="en" data-face="payform" data-accent>');
    expect(html).toMatch(
      new RegExp(`<style nonce="${nonce}">[^<]*:root\\{--tiyin-accent:oklch[^<]*dark[^<]*</style>`),
    );
  });

  it('is ours without a colour, and with an invalid one', () => {
    for (const init of [{}, { merchantAccent: '#fff;}</style>' }]) {
      expect(renderForm(init).html).not.toMatch(/data-accent|--tiyin-accent:/);
    }
  });

  it('has the logo with its size next to the name, or the first letter without a logo', () => {
    const { html } = renderForm({ merchantLogo });
    expect(html).toMatch(
      /<img class="[^"]+" data-theme="light" src="\/merchant-assets\/0123456789abcdef.png" width="200" height="80" alt=""\/>/,
    );
    expect(words(html)).toContain('Samarqand Market');
    expect(renderForm().html).not.toContain('<img');
    expect(words(renderForm().html)).toContain(' S Samarqand Market');
  });
});

// FORM-61
it('Continue leaves an embedding frame; trying again stays in it', () => {
  for (const status of ['DONE', 'DECLINED'] as const) {
    expect(renderForm({ status }).html).toMatch(/href="https:\/\/shop.example[^>]*target="_top"/);
  }
  expect(render({ kind: 'error' }).html).not.toContain('_top');
});

describe('a page without a form', () => {
  it.each([
    ['not-found', 404, 'Payment not found'],
    ['error', 503, 'Something went wrong'],
  ] as const)('is for %s answered with %i and needs no script', (kind, status, heading) => {
    const page = render({ kind });
    expect(page.status).toBe(status);
    expect(words(page.html)).toContain(heading);
    expect(page.html).not.toContain('<script');
    expect(page.html).not.toMatch(/\sstyle=/);
  });
});
