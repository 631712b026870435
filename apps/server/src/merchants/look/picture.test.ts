import { describe, expect, it } from 'vitest';
import { readPicture } from './picture.ts';

/* The smallest files that an encoder wrote: 1 × 1 in each format. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);
const lossy = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
const lossless = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

/** An extended WebP of 300 × 200, and one with the animation flag. */
function extended(flags: number): Buffer {
  const bytes = Buffer.from('RIFF....WEBPVP8X', 'latin1');
  const body = Buffer.from([10, 0, 0, 0, flags, 0, 0, 0, 43, 1, 0, 199, 0, 0]);
  const whole = Buffer.concat([bytes, body]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

describe('a picture is read from its bytes', () => {
  it.each([
    ['a PNG', png, { mediaType: 'image/png', width: 1, height: 1, moves: false }],
    ['a JPEG', jpeg, { mediaType: 'image/jpeg', width: 1, height: 1, moves: false }],
    ['a lossy WebP', lossy, { mediaType: 'image/webp', width: 1, height: 1, moves: false }],
    ['a lossless WebP', lossless, { mediaType: 'image/webp', width: 1, height: 1, moves: false }],
    ['an extended WebP', extended(0), { mediaType: 'image/webp', width: 300, height: 200 }],
    ['a WebP that moves', extended(2), { moves: true }],
  ])('%s', (_name, bytes, picture) => {
    expect(readPicture(bytes)).toMatchObject(picture);
  });

  it('a PNG with animation is recognised', () => {
    const control = Buffer.from(
      '00000000' + Buffer.from('acTL').toString('hex') + '00000000',
      'hex',
    );
    const moving = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
    expect(readPicture(moving)).toMatchObject({ mediaType: 'image/png', moves: true });
  });
});

describe('no picture is', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page that calls itself one', Buffer.from('<svg onload="alert(1)"></svg>')],
    ['a GIF', Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0;', 'latin1')],
    ['a PNG with something behind its end', Buffer.concat([png, Buffer.from('<script>')])],
    ['a WebP with something behind its end', Buffer.concat([lossy, Buffer.from('<script>')])],
    ['a PNG by its first bytes alone', png.subarray(0, 8)],
    ['a JPEG by its first bytes alone', jpeg.subarray(0, 20)],
  ])('%s', (_name, bytes) => {
    expect(readPicture(bytes)).toBeUndefined();
  });

  // API-30
  it('one that was cut off, wherever', () => {
    for (let length = 0; length < png.length; length += 7) {
      expect(readPicture(png.subarray(0, length))).toBeUndefined();
    }
  });
});
