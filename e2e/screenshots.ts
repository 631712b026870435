import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { officeViews } from './backoffice-views.ts';
import { OwnServer } from './own-server.ts';
import { formViews } from './payform-views.ts';
import { screenshotBackoffice } from './screenshot-backoffice.ts';
import { screenshotPayform } from './screenshot-payform.ts';

// `npm run screenshots` takes a picture of every view of the back office and the payment form into screenshots/, which git ignores, on a system of its
// own with fresh demo data. `-- backoffice` or `-- payform` takes one face, a word after it only the views whose names
// begin with it, and `-- docs` only the views of the documentation, which every run copies to docs/screenshots/.

/** The pictures that the README and docs/product show. */
const documented = [
  'backoffice/invoices.light.1440.webp',
  'backoffice/invoice-done.light.1440.webp',
  'backoffice/monitoring.dark.1440.webp',
  'payform/deposit-3-card.en.light.phone.webp',
  'payform/deposit-5-success.en.light.phone.webp',
  'payform/withdrawal-3-card.ru.dark.phone.webp',
];

const [part, prefix = ''] = process.argv.slice(2);
if (part !== undefined && !['backoffice', 'payform', 'docs'].includes(part)) {
  throw new Error(`Cannot take pictures of ${part}: choose backoffice, payform or docs.`);
}
const views = {
  backoffice: choose('backoffice', officeViews),
  payform: choose('payform', formViews),
};
if (views.backoffice.length + views.payform.length === 0) {
  throw new Error(`No view of ${part} has a name that begins with ${prefix}.`);
}
const target = fileURLToPath(new URL('../screenshots/', import.meta.url));
const docs = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
const dataDir = await mkdtemp(join(tmpdir(), 'tiyin-screenshots-'));
// Customers of the payment form come from addresses of their own.
process.env['TIYIN_TRUSTED_PROXIES'] = '127.0.0.1';
const server = new OwnServer(dataDir);
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  ...(executablePath !== undefined && { executablePath }),
});
try {
  await server.start();
  if (views.backoffice.length > 0) await screenshotOffice();
  if (views.payform.length > 0) {
    await screenshotPayform(browser, server.url, join(target, 'payform'), views.payform);
  }
  await copyToDocs();
} finally {
  await browser.close();
  await server.kill();
  await rm(dataDir, { recursive: true, force: true });
}

function choose<View extends { readonly name: string }>(
  face: string,
  all: readonly View[],
): readonly View[] {
  if (part === 'docs') return all.filter(({ name }) => picturesOf(face, name).length > 0);
  if (part !== undefined && part !== face) return [];
  return all.filter(({ name }) => name.startsWith(prefix));
}

function picturesOf(face: string, name: string): readonly string[] {
  return documented.filter((picture) => picture.startsWith(`${face}/${name}.`));
}

/** Console errors and pages that scroll sideways fail the command. */
async function screenshotOffice(): Promise<void> {
  const to = join(target, 'backoffice');
  const faults = await screenshotBackoffice(browser, server.url, to, views.backoffice);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

async function copyToDocs(): Promise<void> {
  await mkdir(docs, { recursive: true });
  const taken = [
    ...views.backoffice.flatMap(({ name }) => picturesOf('backoffice', name)),
    ...views.payform.flatMap(({ name }) => picturesOf('payform', name)),
  ];
  for (const picture of taken) {
    await copyFile(join(target, picture), join(docs, basename(picture)));
  }
}
