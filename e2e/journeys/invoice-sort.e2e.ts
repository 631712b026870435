import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

/** The amounts of the page, in major units. */
async function amountsOf(page: Page): Promise<number[]> {
  const rows = page.getByRole('grid', { name: 'Invoices' }).getByRole('row');
  const texts = await rows.locator('[role="gridcell"]:last-child').allTextContents();
  return texts.map((text) => Number(text.replaceAll(/[^\d.]/g, '')));
}

const descending = (amounts: readonly number[]) => amounts.toSorted((one, other) => other - one);

// OFFICE-484, INVOICE-471
test(
  'a sorted list keeps its order in its address, over its pages and in its file',
  { tag: '@long' },
  async ({ staff }) => {
    await staff.goto('/invoices?terminal=1');
    const heading = staff.getByRole('columnheader', { name: 'Amount' });
    await heading.getByRole('button').click();
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(staff).toHaveURL(/\/invoices\?terminal=1&sort=largest$/);
    await expect(staff.getByRole('grid', { name: 'Invoices' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    const first = await amountsOf(staff);
    expect(first).toHaveLength(10);
    expect(first).toEqual(descending(first));
    await staff.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(staff).toHaveURL(/&page=2&sort=largest$/);
    await expect.poll(async () => (await amountsOf(staff))[0]).not.toBe(first[0]);
    await staff.reload();
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    const second = await amountsOf(staff);
    expect(Math.max(...second)).toBeLessThanOrEqual(first.at(-1) ?? 0);

    const downloading = staff.waitForEvent('download');
    await staff.getByRole('button', { name: 'Get report' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    const [header = '', ...lines] = file.trim().split('\r\n');
    const place = header.split(',').indexOf('Amount');
    const amounts = lines.map((line) => Number(line.split(',')[place]));
    expect(amounts).toEqual(descending(amounts));
    expect(amounts.slice(0, 10)).toEqual(first);
  },
);
