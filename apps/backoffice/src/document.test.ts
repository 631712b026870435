import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

test('without JavaScript the page says that it needs it', () => {
  expect(/<noscript>(.*)<\/noscript>/s.exec(page)?.[1]).toMatch(/^[^<>]+JavaScript[^<>]+$/);
});

test('the page carries nothing inline that its content security policy would refuse', () => {
  expect(page).not.toMatch(/<style|style=|<script(?![^>]*\s(?:src=|nonce="__CSP_NONCE__"))/);
});

test('early preloads are after the character set and before every style sheet', () => {
  const place = page.indexOf('<!-- early-links -->');
  expect(place).toBeGreaterThan(page.indexOf('<meta charset'));
  expect(place).toBeLessThan(page.indexOf('<title>'));
});
