import { encodeQR } from 'qr';

/** How much of a code may be dirty or covered and still be read: 7, 15, 25 or 30 per cent. */
export type ErrorCorrection = 'low' | 'medium' | 'quartile' | 'high';

/** The light margin around a code that readers need to find it, in modules (ISO/IEC 18004). */
const quietZone = 4;

/** A code to be drawn: its side in modules, quiet zone and all, and the dark modules as one path. */
export type QrShape = { readonly side: number; readonly path: string };

/** The code of a text. Throws a RangeError for more than a code can carry (2,331 bytes at `medium`). */
export function qrShape(text: string, errorCorrection: ErrorCorrection): QrShape {
  const rows = modulesOf(text, errorCorrection);
  return { side: rows.length, path: rows.map(rowPath).join('') };
}

function modulesOf(text: string, errorCorrection: ErrorCorrection): readonly boolean[][] {
  try {
    return encodeQR(text, 'raw', { ecc: errorCorrection, border: quietZone });
  } catch (cause) {
    throw new RangeError('The text is longer than a QR code can carry.', { cause });
  }
}

/* One rectangle for each run of dark modules, so that no hairline of light shows between neighbours. */
function rowPath(row: readonly boolean[], y: number): string {
  return [
    ...row
      .map((isDark) => (isDark ? '#' : ' '))
      .join('')
      .matchAll(/#+/g),
  ]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}
