import type { EventEmitter } from 'node:events';

type Listener = (bytes: Buffer) => void;

const isListener = (listener: unknown): listener is Listener => typeof listener === 'function';

/** The rows of a copy, taken off a connection's socket. */
export type CopiedRows = {
  /** Hands on what came since the last piece. */
  readonly flush: () => void;
  /** Gives the socket back to the driver. */
  readonly letGo: () => void;
};

/* A message is its type, then its length, which counts itself and not the type. */
const headBytes = 5;
const lengthBytes = 4;
const copyData = 'd'.charCodeAt(0);
const carriageReturn = 13;
const lineFeed = 10;

/**
 * Takes rows off a socket in front of the driver, which makes a message of each and so a million pieces of
 * garbage; everything else that comes is left to it. A row's line end becomes that of RFC 4180.
 * @param pieceBytes about how much is handed on at once
 */
export function takeRows(
  socket: EventEmitter,
  pieceBytes: number,
  handOn: (piece: Buffer) => void,
): CopiedRows {
  const driver = socket.listeners('data').filter(isListener);
  const piece = createPiece(pieceBytes, handOn);
  let begun: Buffer = Buffer.alloc(0);
  /** What is still to come of a message's body, and whether that is a row. */
  let left = 0;
  let isRow = false;

  const leave = (bytes: Buffer): void => {
    // The driver keeps what it is given until the message is whole.
    for (const listener of driver) listener(Buffer.from(bytes));
  };

  /** One message, or what has come of it; answers how far it was read. */
  const readBody = (bytes: Buffer, at: number): number => {
    const end = Math.min(at + left, bytes.length);
    left -= end - at;
    if (!isRow) leave(bytes.subarray(at, end));
    else if (left > 0) piece.add(bytes, at, end);
    else piece.addEnd(bytes, at, end - 1);
    return end;
  };

  const read = (received: Buffer): void => {
    const bytes = begun.length === 0 ? received : Buffer.concat([begun, received]);
    let at = 0;
    while (at < bytes.length) {
      if (left === 0) {
        if (bytes.length - at < headBytes) break;
        isRow = bytes[at] === copyData;
        left = bytes.readUInt32BE(at + 1) - lengthBytes;
        if (!isRow) leave(bytes.subarray(at, at + headBytes));
        at += headBytes;
      }
      if (left > 0) at = readBody(bytes, at);
    }
    begun = Buffer.from(bytes.subarray(at));
  };

  for (const listener of driver) socket.off('data', listener);
  socket.on('data', read);
  return {
    flush: piece.flush,
    letGo: () => {
      socket.off('data', read);
      for (const listener of driver) socket.on('data', listener);
    },
  };
}

/** Buffers bytes, and hands them on when there are enough. */
function createPiece(size: number, handOn: (piece: Buffer) => void) {
  let bytes = Buffer.allocUnsafeSlow(size);
  let filled = 0;
  const flush = (): void => {
    if (filled === 0) return;
    const full = bytes.subarray(0, filled);
    bytes = Buffer.allocUnsafeSlow(size);
    filled = 0;
    handOn(full);
  };
  const add = (from: Buffer, start: number, end: number): void => {
    for (let at = start; at < end;) {
      if (filled === size) flush();
      const copied = from.copy(bytes, filled, at, end);
      filled += copied;
      at += copied;
    }
  };
  const addEnd = (from: Buffer, start: number, end: number): void => {
    add(from, start, end);
    if (filled + 2 > size) flush();
    bytes[filled] = carriageReturn;
    bytes[filled + 1] = lineFeed;
    filled += 2;
  };
  return { add, addEnd, flush };
}
