import { isOneOf } from '@tiyin/domain/names';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, StartupError } from '../errors/startup-error.ts';
import { draftOf, inMemory } from './embedded-messages.ts';

/** A segment of the WAL, the largest piece that PostgreSQL asks a disk for. */
const pieceBytes = 16 * 1024 * 1024;

/**
 * Turns why the embedded database failed into the sentence about its full disk, where it is full (RUN-941); else it
 * stays as it is. PostgreSQL in WebAssembly does not say it reliably, so the disk is tried.
 */
export function explainFullDisk(error: unknown, dataDir: string): unknown {
  if (dataDir === inMemory || !isFull(dataDir)) return error;
  // Without it, the disk may have room again for what else runs there.
  rmSync(draftOf(join(dataDir, 'database')), { recursive: true, force: true });
  return new StartupError(
    `The disk of the data folder ${dataDir} is full (TIYIN_DATA_DIR): free some space and start again; nothing is lost.`,
  );
}

function isFull(folder: string): boolean {
  const piece = join(folder, 'room');
  try {
    writeFileSync(piece, Buffer.alloc(pieceBytes), { flush: true });
    return false;
  } catch (error) {
    return isOneOf<string, string>(errorCode(error) ?? '', ['ENOSPC', 'EDQUOT']);
  } finally {
    rmSync(piece, { force: true });
  }
}
