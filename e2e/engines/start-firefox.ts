import { ElementHandle, type Page, launch } from 'puppeteer-core';
import type { BrowserTab, EngineBrowser, Size } from './browser-tab.ts';
import { findFirefox } from './find-programs.ts';

/** Starts Firefox, driven by WebDriver BiDi. */
export async function startFirefox(): Promise<EngineBrowser> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error('Firefox is not installed');
  const browser = await launch({ browser: 'firefox', executablePath });
  return {
    open: async (size: Size) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      return tabOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

/** A font that was still loading when the page was left (NS_BINDING_ABORTED). */
const isAbortedFont = /^Error: downloadable font: download failed .* status=2152398850/;

function tabOf(page: Page, close: () => Promise<void>): BrowserTab {
  const faults: string[] = [];
  page.on('pageerror', (error) => {
    if (!isAbortedFont.test(String(error))) faults.push(String(error));
  });
  page.on('console', (message) => {
    if (/Content[- ]Security[- ]Policy|[Hh]ydrat/.test(message.text())) faults.push(message.text());
  });
  const element = async (script: string): Promise<ElementHandle> => {
    const found = await page.evaluateHandle(script);
    if (!(found instanceof ElementHandle)) throw new Error('the script returned no element');
    return found;
  };
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    evaluate: (script) => page.evaluate(script),
    click: async (script) => (await element(script)).asLocator().click(),
    type: async (script, text) => (await element(script)).type(text),
    faults: () => faults,
    close,
  };
}
