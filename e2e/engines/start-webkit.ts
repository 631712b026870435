import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver, WebElement } from 'selenium-webdriver';
import { freePort } from '../../scripts/free-port.ts';
import type { BrowserTab, EngineBrowser, Size } from './browser-tab.ts';

/** After it a driver that takes no connection has failed, in ms. */
const startLimitMs = 20_000;

/** Starts a screen without a monitor; each tab is a WebKit of its own on it, driven by WebDriver. */
export async function startWebKit(): Promise<EngineBrowser> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const number = String(await once(screen.stdout, 'data')).trim();
  return {
    open: (size) => openTab(`:${number}`, size),
    close: () => end(screen),
  };
}

async function openTab(display: string, { width, height }: Size): Promise<BrowserTab> {
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  await takesConnections(port);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  return tabOf(driver, () => end(server));
}

function tabOf(driver: WebDriver, closed: () => Promise<void>): BrowserTab {
  const element = async (script: string): Promise<WebElement> => {
    const found: unknown = await driver.executeScript(`return ${script}`);
    if (!(found instanceof WebElement)) throw new Error('the script returned no element');
    return found;
  };
  return {
    goto: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    evaluate: (script) => driver.executeScript(`return ${script}`),
    click: async (script) => {
      const found = await element(script);
      // The driver takes what lies under the bar at the end of the page for visible.
      await driver.executeScript(`arguments[0].scrollIntoView({ block: 'center' })`, found);
      await found.click();
    },
    type: async (script, text) => (await element(script)).sendKeys(text),
    faults: () => [],
    close: async () => {
      await driver.quit();
      await closed();
    },
  };
}

async function takesConnections(port: number): Promise<void> {
  const endsAt = performance.now() + startLimitMs;
  while (performance.now() < endsAt) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await wait(50);
  }
  throw new Error('WebKitWebDriver takes no connection');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
