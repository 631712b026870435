import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { qrShape } from './qr-shape.ts';
import type { ErrorCorrection, QrShape } from './qr-shape.ts';

const scale = 4;

/** Paints the path as a screen does: light all over, then a dark rectangle for each run. */
function painted({ side, path }: QrShape) {
  const width = side * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = 0; row < scale; row += 1) {
      const top = Number(y) * scale + row;
      const start = (top * width + Number(x) * scale) * 4;
      const pixels = Number(length) * scale;
      for (let pixel = 0; pixel < pixels; pixel += 1) {
        data.fill(0, start + pixel * 4, start + pixel * 4 + 3);
      }
    }
  }
  return { width, height: width, data };
}

describe('the drawn code can be read back', () => {
  it.each([
    'https://pay.tiyin.example/payment/019AA1F1E0B37A028C110D93B7A4442E?lang=uz',
    '9860120115551234',
    'Toʻlov uchun · Оплата 480 000,00',
    '019AA1F1E0B37A028C110D93B7A4442E'.repeat(20),
  ])('%s', (text) => {
    expect(decodeQR(painted(qrShape(text, 'medium')))).toBe(text);
  });

  it.each<ErrorCorrection>(['low', 'medium', 'quartile', 'high'])('with correction %s', (level) => {
    expect(decodeQR(painted(qrShape('https://pay.tiyin.example/', level)))).toBe(
      'https://pay.tiyin.example/',
    );
  });
});

it('grows with the correction, since repair takes room', () => {
  const text = 'https://pay.tiyin.example/payment/019AA1F1E0B37A028C110D93B7A4442E';
  expect(qrShape(text, 'high').side).toBeGreaterThan(qrShape(text, 'low').side);
});

it('refuses a text that is too long for a code', () => {
  expect(() => qrShape('a'.repeat(2332), 'medium')).toThrow(RangeError);
  expect(() => qrShape('a'.repeat(2331), 'medium')).not.toThrow();
});
