import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REST_MS, watchLinkIntent } from './link-intent.ts';

class LinkEvent extends Event {
  readonly href: string | undefined;

  constructor(type: string, href?: string) {
    super(type);
    this.href = href;
  }
}

const addressOf = (event: Event) => (event instanceof LinkEvent ? event.href : undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// OFFICE-490
test('a link is wanted when the pointer or the focus rests on it, and only then', () => {
  const place = new EventTarget();
  const wanted: string[] = [];
  const stop = watchLinkIntent(place, (href) => wanted.push(href), addressOf);
  place.dispatchEvent(new LinkEvent('pointerover', '/invoices/1'));
  vi.advanceTimersByTime(REST_MS - 1);
  place.dispatchEvent(new LinkEvent('pointerover', '/invoices/2'));
  vi.advanceTimersByTime(REST_MS);
  // Another part of the same link.
  place.dispatchEvent(new LinkEvent('pointerover', '/invoices/2'));
  vi.advanceTimersByTime(REST_MS);
  place.dispatchEvent(new LinkEvent('pointerover', '/invoices/3'));
  place.dispatchEvent(new LinkEvent('pointerover'));
  vi.advanceTimersByTime(REST_MS);
  place.dispatchEvent(new LinkEvent('focusin', '/invoices/4'));
  vi.advanceTimersByTime(REST_MS);
  expect(wanted).toEqual(['/invoices/2', '/invoices/4']);
  place.dispatchEvent(new LinkEvent('focusin', '/invoices/5'));
  stop();
  place.dispatchEvent(new LinkEvent('focusin', '/invoices/6'));
  vi.advanceTimersByTime(REST_MS);
  expect(wanted).toEqual(['/invoices/2', '/invoices/4']);
});
