const quote = 34;
const lineFeed = 10;

/** Counts the lines of a CSV file by RFC 4180 while it is sent; a line feed inside a cell is none. */
export type LineCounter = {
  readonly add: (piece: Buffer | string) => void;
  readonly lines: () => number;
};

export function createLineCounter(): LineCounter {
  // A quote inside a cell is doubled, so each quote opens or closes.
  let isQuoted = false;
  let lines = 0;
  return {
    add: (piece) => {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      for (let at = 0; at < bytes.length; at += 1) {
        const byte = bytes[at];
        if (byte === quote) isQuoted = !isQuoted;
        else if (byte === lineFeed && !isQuoted) lines += 1;
      }
    },
    lines: () => lines,
  };
}
