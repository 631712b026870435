import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Locator, type Page, expect } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    readonly axe: { readonly run: () => Promise<AxeResults> };
  }
}

/**
 * The axe violations of the page as it is now. Axe is evaluated, not added as a script, because the
 * page's policy forbids that.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    // During a theme transition a colour belongs to neither theme.
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    const results = await window.axe.run();
    return results.violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
    );
  });
}

/** Asserts that the page has no axe violation now. */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
  expect(await violationsOf(page), where).toEqual([]);
}

/** The smallest side of a target that a thumb has to hit, in CSS pixels. */
const leastTarget = 44;

/** Every target is at least 44 × 44 px. An option of a list is 40 high, and as wide as the list. */
export async function expectTargets(page: Page, where: string): Promise<void> {
  const small = await page.evaluate((least) => {
    const targets = document.querySelectorAll('a[href], button, input, [role="combobox"]');
    return [...targets].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const isSmall = width > 0 && (width < least || height < least);
      return isSmall ? [`${target.outerHTML.slice(0, 120)}: ${width} × ${height}`] : [];
    });
  }, leastTarget);
  expect(small, where).toEqual([]);
}

/** Nothing reaches over the edge: no scrolling sideways, and no text that is cut off. */
export async function expectWhole(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll('main *')].filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        element.clientWidth > 1 &&
        getComputedStyle(element).overflowX === 'hidden',
    );
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
      ...cut.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ];
  });
  expect(over, where).toEqual([]);
}

/** So far into a target its neighbour may reach, in CSS pixels: 44 of 48 are left. */
const shared = 4;

/** An element is seen whole: nothing lies over it, and no edge of the window cuts it off. */
export async function expectInSight(element: Locator, where: string): Promise<void> {
  const covered = await element.evaluate((seen, edge) => {
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    const middle = (left + right) / 2;
    return [top + edge, bottom - edge].flatMap((height) => {
      const there = document.elementFromPoint(middle, height);
      return seen.contains(there) ? [] : [there?.outerHTML.slice(0, 120) ?? 'outside the window'];
    });
  }, shared + 1);
  expect(covered, where).toEqual([]);
}

/** The text spacing that a reader may set (WCAG 1.4.12). */
const readersSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** Spaces the page's text as a reader may, looks, and takes the spacing back. */
export async function withReadersSpacing(page: Page, look: () => Promise<void>): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, readersSpacing);
  await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
}
