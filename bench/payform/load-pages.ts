import type { Browser, CDPSession, Page } from 'playwright';
import { isRunning, watchPaint, watchPress, watchRequisites } from './watch-page.ts';

/** A phone of the cheaper sort: how many times slower than this machine. */
export const cpuSlowdown = 4;

/** "Slow 4G" as the browser's developer tools have it: ms that each request waits, and bits a second. */
export const network = { latencyMs: 562.5, down: 1_474_560, up: 675_000 } as const;

/** The measured times of a page, in ms since its request; blocking is a sum of ms. */
export type Figures = {
  readonly paint: number;
  readonly interactive: number;
  readonly blocking: number;
};

/** The rounds of each page. */
export type Race = Readonly<Record<Which, readonly Figures[]>>;

/* A new form, a form that is opened again with its requisites, and the bare page. */
const competitors = ['ours', 'resumed', 'bare'] as const;

type Which = (typeof competitors)[number];

/* The first visits fill the caches of server and browser process that no later one may have the better of. */
const warmUps = 1;

/** Visits our pages and the bare one in turns on a slowed-down machine and network, each time as a new browser. */
export async function race(
  browser: Browser,
  addresses: Readonly<Record<Which, string>>,
  rounds: number,
): Promise<Race> {
  const found: Record<Which, Figures[]> = { ours: [], resumed: [], bare: [] };
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const which of competitors) {
      const figures = await visitTwice(browser, addresses[which]);
      if (round >= 0) found[which].push(figures);
    }
  }
  return found;
}

/* Once only looked at, and once pressed until it answers: what a press loads is not part of the first load. */
async function visitTwice(browser: Browser, url: string): Promise<Figures> {
  const loading = await withSlowPage(browser, async (page) => {
    await page.addInitScript(watchPaint);
    await page.goto(url);
    await page.waitForFunction(isRunning);
    await page.waitForLoadState('networkidle');
    const seen = await page.waitForFunction(() => window.loading?.paint && window.loading);
    const figures = await seen.jsonValue();
    if (typeof figures !== 'object') throw new Error(`${url} was never painted.`);
    return figures;
  });
  return { ...loading, interactive: await timeOfAnswer(browser, url, watchPress) };
}

/** The times, in ms from navigation, at which forms with a named method show where to pay. */
export async function timeRequisites(
  browser: Browser,
  createForm: () => Promise<string>,
  rounds: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = -warmUps; round < rounds; round += 1) {
    const time = await timeOfAnswer(browser, await createForm(), watchRequisites);
    if (round >= 0) times.push(time);
  }
  return times;
}

function timeOfAnswer(browser: Browser, url: string, watch: () => void): Promise<number> {
  return withSlowPage(browser, async (page) => {
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'commit' });
    const answered = await page.waitForFunction(() => window.answeredAt);
    const at = await answered.jsonValue();
    if (at === undefined) throw new Error(`${url} never answered a press.`);
    return at;
  });
}

async function withSlowPage<T>(browser: Browser, action: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    return await action(page);
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: network.down / 8,
    uploadThroughput: network.up / 8,
  });
}
