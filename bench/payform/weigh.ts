import type { Browser, Page, Response } from 'playwright';
import { brotliBytes } from '../../scripts/weights/bundle.ts';
import { isRunning } from './watch-page.ts';

/** Addresses of forms; weighing them takes them to the step of paying, or of naming the payee. */
export type Forms = { readonly deposit: string; readonly withdrawal: string };

/** The size of the form in English: bytes of scripts and styles after the strongest brotli, unless said otherwise. */
export type Weight = {
  /** The files of the first view: those named by a deposit's HTML, and its inline styles. */
  readonly first: number;
  /** That and the HTML, as the server really sent them. */
  readonly sent: number;
  /** The files fetched while the first view is shown: all later steps of both flows. */
  readonly preloaded: Readonly<Record<keyof Forms, number>>;
  /** How many scripts and styles the walk to the last step of the customer's had yet to fetch. */
  readonly late: number;
  /** How many font files were fetched. */
  readonly fonts: number;
};

/** Weighs both flows as the server sends them to a browser. */
export async function weighForm(browser: Browser, forms: Forms): Promise<Weight> {
  const deposit = await visit(browser, forms.deposit);
  const withdrawal = await visit(browser, forms.withdrawal);
  const named = namedBy(deposit.html);
  const first = deposit.preloaded.filter(({ path }) => named.has(path));
  const later = (files: readonly File[]) => weightOf(files.filter(({ path }) => !named.has(path)));
  return {
    first: weightOf(first) + brotliBytes(stylesIn(deposit.html)),
    sent: deposit.sent + first.reduce((sum, { sent }) => sum + sent, 0),
    preloaded: { deposit: later(deposit.preloaded), withdrawal: later(withdrawal.preloaded) },
    late: deposit.late + withdrawal.late,
    fonts: deposit.fonts + withdrawal.fonts,
  };
}

/** A script or style sheet that the browser fetched. */
export type File = { readonly path: string; readonly body: Buffer; readonly sent: number };

async function visit(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const document = await page.goto(url);
  if (document === null) throw new Error(`${url} answered no page.`);
  const html = await document.text();
  await page.waitForFunction(isRunning);
  await page.waitForLoadState('networkidle');
  const preloaded = await Promise.all(responses.filter(isCode).map(fileOf));
  const sent = await sentBytes(document);
  await walk(page);
  const late = responses.filter(isCode).length - preloaded.length;
  const fonts = responses.filter((each) => each.request().resourceType() === 'font').length;
  await page.close();
  return { html, sent, preloaded, late, fonts };
}

/* From the choice of a method to where a deposit is paid, or a withdrawal's payee is named. */
async function walk(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Humo/ }).click();
  await page.getByRole('button', { name: /^(Deposit|Withdraw)/ }).click();
  await page.getByRole('button', { name: /I have paid|^Send/ }).waitFor();
  await page.waitForLoadState('networkidle');
}

const pathOf = (response: Response): string => new URL(response.url()).pathname;
/** Whether it is a script or a style sheet. */
export const isCode = (response: Response): boolean => /\.(js|css)$/.test(pathOf(response));

/** The response, and its number of bytes on the wire. */
export async function fileOf(response: Response): Promise<File> {
  return {
    path: pathOf(response),
    body: await response.body(),
    sent: await sentBytes(response),
  };
}

async function sentBytes(response: Response): Promise<number> {
  const { responseBodySize } = await response.request().sizes();
  return responseBodySize;
}

/** Paths of the scripts and styles that an HTML page requests before any script of it has run. */
export function namedBy(html: string): ReadonlySet<string> {
  const found = html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.(?:js|css))"/g);
  return new Set([...found].map(([, address = '']) => address));
}

const stylesIn = (html: string): string =>
  [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, styles = '']) => styles).join('\n');

/** Bytes after brotli. */
export const weightOf = (files: readonly File[]): number =>
  files.reduce((sum, { body }) => sum + brotliBytes(body), 0);
