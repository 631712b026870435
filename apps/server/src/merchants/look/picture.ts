import type { LogoType } from '@tiyin/domain/merchants';

/** The type and size of a picture; the sides in pixels. */
export type Picture = {
  readonly mediaType: LogoType;
  readonly width: number;
  readonly height: number;
  readonly moves: boolean;
};

/**
 * Detects a picture's type from its own bytes, never from a file name or a header (API-30).
 * The package image-size says neither whether a picture moves nor whether it was cut off.
 * @returns undefined for anything but a PNG, JPEG or WebP, and for a truncated one
 */
export function readPicture(bytes: Buffer): Picture | undefined {
  try {
    return readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes);
  } catch (error) {
    // A read past the end: it was cut off.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** A chunk is its length, its name, that many bytes and a checksum; nothing may stand behind the last. */
function readPng(bytes: Buffer): Picture | undefined {
  if (!bytes.subarray(0, 8).equals(pngSignature) || nameAt(bytes, 12) !== 'IHDR') return undefined;
  const sides = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  let moves = false;
  for (let at = 8; ; at += 12 + bytes.readUInt32BE(at)) {
    bytes.readUInt32BE(at);
    const name = nameAt(bytes, at + 4);
    if (name === 'acTL') moves = true;
    if (name !== 'IEND') continue;
    return at + 12 === bytes.length ? { mediaType: 'image/png', ...sides, moves } : undefined;
  }
}

/** Segments, each a marker and a length, until the one that begins a frame and has its sides. */
function readJpeg(bytes: Buffer): Picture | undefined {
  if (bytes.readUInt16BE(0) !== 0xff_d8) return undefined;
  for (let at = 2; bytes.readUInt8(at) === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (!beginsFrame(bytes.readUInt8(at + 1))) continue;
    const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
    return { mediaType: 'image/jpeg', width, height, moves: false };
  }
  return undefined;
}

/** SOF0 to SOF15, among which three markers mean something else. */
function beginsFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

const animationFlag = 0b10;

function readWebp(bytes: Buffer): Picture | undefined {
  if (nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP') return undefined;
  // The length counts the following bytes, and is padded to an even number.
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
  const sides = webpSides(bytes);
  if (sides === undefined) return undefined;
  const moves = nameAt(bytes, 12) === 'VP8X' && (bytes.readUInt8(20) & animationFlag) !== 0;
  return { mediaType: 'image/webp', ...sides, moves };
}

/** The first chunk's data begins at 20: lossy, lossless, or extended. */
function webpSides(bytes: Buffer): Pick<Picture, 'width' | 'height'> | undefined {
  const fourteenBits = 0x3f_ff;
  switch (nameAt(bytes, 12)) {
    case 'VP8 ':
      return {
        width: bytes.readUInt16LE(26) & fourteenBits,
        height: bytes.readUInt16LE(28) & fourteenBits,
      };
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21);
      return { width: (packed & fourteenBits) + 1, height: ((packed >>> 14) & fourteenBits) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

function nameAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}
