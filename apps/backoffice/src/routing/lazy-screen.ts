import { createElement, lazy, type ComponentType } from 'react';
import { i18n } from '../texts/i18n.ts';
import { isServerThere } from './is-server-there.ts';

/** The time limit for loading a screen's code (OFFICE-3), in milliseconds. */
export const CHUNK_LIMIT_MS = 120_000;

/** The cause: `offline` was not even requested, so that a later request counts as the first. */
export type ChunkFailure = 'failed' | 'offline';

/** The code of a screen could not be loaded; a retry may help (OFFICE-3). */
export class ChunkError extends Error {
  readonly failure: ChunkFailure;

  constructor(id: string, failure: ChunkFailure = 'failed', options?: ErrorOptions) {
    super(i18n.t('Loading chunk {id} failed', { id }), options);
    this.name = 'ChunkError';
    this.failure = failure;
  }

  /** Makes the next render load it again. */
  forget: () => void = () => undefined;
}

/** As the browser reports it: a server on the same machine may still be reachable. */
const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine;

/** Loaded modules: the browser returns them again without a network. */
const loaded = new WeakSet<() => Promise<unknown>>();

/** Loads the code of a screen before it is shown, which then opens without a network as well (OFFICE-201). */
export async function preloadChunk(load: () => Promise<unknown>): Promise<void> {
  await load();
  loaded.add(load);
}

/**
 * Loads the code of a screen within the limit. Without a network it does not start: many browsers
 * remember a failed script, and never request it again on the same page.
 * @throws ChunkError if it cannot be loaded, or not in time.
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

/**
 * A screen whose code is loaded on first display, and again once its {@link ChunkError} is cleared.
 */
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
