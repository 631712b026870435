import { lazy, type ComponentType } from 'react';

/** How long a screen's code may take to load (section 8), in milliseconds. */
export const CHUNK_LIMIT_MS = 120_000;

/** The code of a screen could not be loaded; loading it anew may help (decision 41). */
export class ChunkError extends Error {
  constructor(id: string, options?: ErrorOptions) {
    super(`Loading chunk ${id} failed`, options);
    this.name = 'ChunkError';
  }
}

/**
 * Loads the code of a screen within the limit.
 * @throws ChunkError when it cannot be loaded, or not in time.
 */
export async function loadChunk<T>(id: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkError(id)), CHUNK_LIMIT_MS);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError(id, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** A screen whose code is loaded when it is first shown. */
export function lazyScreen<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(() => loadChunk(id, async () => ({ default: await load() })));
}
