import type { CreateFormRequest, CreatedForm } from '@tiyin/api/types';
import { test as base } from '@playwright/test';
import { createMerchantForm } from '../merchant.ts';
import type { EngineBrowser } from './browser-tab.ts';
import { EnginePage } from './engine-page.ts';
import { type Engine, missingPrograms } from './find-programs.ts';
import { startFirefox } from './start-firefox.ts';
import { startWebKit } from './start-webkit.ts';

export type EngineOptions = { readonly engine: Engine };

type Journey = {
  readonly origin: string;
  /** The merchant's server creates a deposit form. */
  readonly createForm: (input?: Partial<CreateFormRequest>) => Promise<CreatedForm>;
  /** A customer's page, as small as a phone. */
  readonly customer: EnginePage;
  /** A member of staff on the login page, in a large window. */
  readonly staff: EnginePage;
};

const start: Readonly<Record<Engine, () => Promise<EngineBrowser>>> = {
  firefox: startFirefox,
  webkit: startWebKit,
};

/** Requisites of one amount stay leased after an unpaid journey, and both engines share a system. */
const amountsApart: Readonly<Record<Engine, number>> = { firefox: 0, webkit: 1000 };

/** Journeys in an engine of the project, skipped where it is not installed. */
export const test = base.extend<Journey, EngineOptions & { engineBrowser: EngineBrowser }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine }, use) => {
      const browser = await start[engine]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  createForm: async ({ engine, origin }, use) => {
    await use(({ amount, ...input } = {}) =>
      createMerchantForm(origin, {
        ...input,
        ...(amount === undefined ? {} : { amount: amount + amountsApart[engine] }),
      }),
    );
  },
  customer: async ({ engineBrowser }, use) => {
    const page = new EnginePage(await engineBrowser.open({ width: 360, height: 640 }));
    await use(page);
    await page.close();
  },
  staff: async ({ engineBrowser, origin }, use) => {
    const page = new EnginePage(await engineBrowser.open({ width: 1440, height: 900 }));
    await page.goto(`${origin}/login`);
    await use(page);
    await page.close();
  },
});

test.beforeEach(({ engine }) => {
  const reason = missingPrograms(engine);
  test.skip(reason !== undefined, reason);
});
