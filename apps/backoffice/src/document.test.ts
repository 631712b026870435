import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');

test('without JavaScript the page says what it needs', () => {
  expect(/<noscript>(.*)<\/noscript>/s.exec(page)?.[1]).toMatch(/^[^<>]+JavaScript[^<>]+$/);
});

test('the page carries nothing inline that its content security policy would refuse', () => {
  expect(page).not.toMatch(/<style|style=|<script(?![^>]*\s(?:src=|nonce="__CSP_NONCE__"))/);
});

test('what is fetched early is named behind the character set and in front of every style sheet', () => {
  const place = page.indexOf('<!-- early-links -->');
  expect(place).toBeGreaterThan(page.indexOf('<meta charset'));
  expect(place).toBeLessThan(page.indexOf('<title>'));
});
