import { createElement, lazy, type ComponentType } from 'react';
import { isServerThere } from './is-server-there.ts';

/** How long a screen's code may take to load (OFFICE-3), in milliseconds. */
export const CHUNK_LIMIT_MS = 120_000;

/** What became of it: `offline` was not even asked for, so that it can be asked for as if for the first time. */
export type ChunkFailure = 'failed' | 'offline';

/** The code of a screen could not be loaded; loading it anew may help (OFFICE-3). */
export class ChunkError extends Error {
  readonly failure: ChunkFailure;

  constructor(id: string, failure: ChunkFailure = 'failed', options?: ErrorOptions) {
    super(`Loading chunk ${id} failed`, options);
    this.name = 'ChunkError';
    this.failure = failure;
  }

  /** Has whoever shows it next load it anew. */
  forget: () => void = () => undefined;
}

/** As the browser says: that it is so does not mean that a server on this machine is not there. */
const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine;

/** What came once: the browser has it, and gives it again without a network. */
const loaded = new WeakSet<() => Promise<unknown>>();

/** Loads the code of a screen before it is shown, which then opens without a network as well (OFFICE-201). */
export async function preloadChunk(load: () => Promise<unknown>): Promise<void> {
  await load();
  loaded.add(load);
}

/**
 * Loads the code of a screen within the limit. Without a network it does not begin to: many browsers remember a script
 * that failed, and never ask for it again on the same page.
 * @throws ChunkError when it cannot be loaded, or not in time.
 */
export async function loadChunk<T>(id: string, load: () => Promise<T>): Promise<T> {
  if (!loaded.has(load) && isOffline() && !(await isServerThere())) {
    throw new ChunkError(id, 'offline');
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkError(id)), CHUNK_LIMIT_MS);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError(id, 'failed', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** A screen whose code is loaded when it is first shown, and anew once its {@link ChunkError} is forgotten. */
export function lazyScreen<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await loadChunk(id, load) };
      } catch (error) {
        if (error instanceof ChunkError) {
          error.forget = () => {
            screen = begin();
          };
        }
        throw error;
      }
    });
  let screen = begin();
  return function LazyScreen(props: Props) {
    return createElement<Props>(screen, props);
  };
}
