import type { Browser, Page, Response } from 'playwright';
import { isRunning } from './watch-page.ts';
import { fileOf, isCode, namedBy, weightOf } from './weigh.ts';
import type { Forms } from './weigh.ts';

/** A later step, and what it needs more than the steps before it: bytes of scripts and styles after brotli. */
export type StepWeight = { readonly step: string; readonly bytes: number };

type Stage = { readonly step: string; readonly go: (page: Page) => Promise<void> };

type Way = {
  /** Scripts that are kept from the page until it has come through the first stage without them. */
  readonly without?: RegExp;
  readonly stages: readonly Stage[];
};

/* Each stage ends with what its step is there for. The calls come with the first. */
const ways: Readonly<Record<keyof Forms, Way>> = {
  deposit: {
    stages: [
      { step: 'Credential to the ends', go: (page) => confirmAmount(page, /I have paid/) },
      { step: 'a ticket on Fail', go: openTicket },
    ],
  },
  withdrawal: {
    without: /\/(LateStep|late|CheckPayee)-/,
    stages: [
      { step: 'Credential', go: (page) => confirmAmount(page, /^Send/) },
      { step: 'the check before sending', go: check },
      { step: 'Processing to the ends', go: send },
    ],
  },
};

/** Goes through new forms, and weighs each later step by the files that it needs. */
export async function weighSteps(
  browser: Browser,
  forms: Forms,
): Promise<Readonly<Record<keyof Forms, readonly StepWeight[]>>> {
  // A withdrawal's HTML names the scripts of its payee, too, which its first view can do without.
  const first = namedBy(await (await fetch(forms.deposit)).text());
  return {
    deposit: await walk(browser, forms.deposit, first, ways.deposit),
    withdrawal: await walk(browser, forms.withdrawal, first, ways.withdrawal),
  };
}

async function walk(
  browser: Browser,
  url: string,
  first: ReadonlySet<string>,
  { without, stages }: Way,
): Promise<StepWeight[]> {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const release = without && (await hold(page, without));
  const seen = new Set(first);
  await page.goto(url);
  await page.waitForFunction(isRunning);
  const weights: StepWeight[] = [];
  for (const { step, go } of stages) {
    await go(page);
    const files = await Promise.all(responses.filter(isCode).map(fileOf));
    const added = files.filter(({ path }) => !seen.has(path));
    added.forEach(({ path }) => seen.add(path));
    weights.push({ step, bytes: weightOf(added) });
    release?.();
  }
  await page.close();
  return weights;
}

/** Holds requests for such a file until they are released. */
async function hold(page: Page, names: RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(names, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

async function confirmAmount(page: Page, next: RegExp): Promise<void> {
  await page.getByRole('button', { name: /Humo/ }).click();
  await page.getByRole('button', { name: /^(Deposit|Withdraw)/ }).click();
  await page.getByRole('button', { name: next }).waitFor();
}

async function check(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('9860120115551234');
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByRole('button', { name: /^Yes, send/ }).waitFor();
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Yes, send/ }).click();
  await page.getByRole('heading', { name: /^Wait/ }).waitFor();
}

/** The form is canceled without the page, which sees it at its next poll. */
async function openTicket(page: Page): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  const formId = pathname.split('/').at(-1) ?? '';
  await page.request.post(`${origin}/api/payments/form/${formId}/cancel`);
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByRole('textbox', { name: 'What happened?' }).waitFor();
}
