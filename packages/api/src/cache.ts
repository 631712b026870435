import type { Cache, State } from 'swr';

/** How long an unused response is kept (API-14). */
export const UNUSED_LIFETIME_MS = 5 * 60 * 1000;

/**
 * The cache behind the hooks. SWR keeps responses for ever; this one removes an entry five minutes
 * after the last hook that used it unmounts.
 */
export class ExpiringCache implements Cache {
  readonly #entries = new Map<string, State>();
  readonly #users = new Map<string, number>();
  readonly #expiries = new Map<string, ReturnType<typeof setTimeout>>();

  keys(): IterableIterator<string> {
    return this.#entries.keys();
  }

  get(key: string): State | undefined {
    return this.#entries.get(key);
  }

  set(key: string, value: State): void {
    this.#entries.set(key, value);
    if (!this.#users.has(key)) this.#expireLater(key);
  }

  delete(key: string): void {
    this.#entries.delete(key);
    this.#keep(key);
  }

  /** Registers a hook that uses the entry; the returned function unregisters it. */
  use(key: string): () => void {
    this.#users.set(key, (this.#users.get(key) ?? 0) + 1);
    this.#keep(key);
    return () => {
      const users = (this.#users.get(key) ?? 1) - 1;
      if (users > 0) {
        this.#users.set(key, users);
      } else {
        this.#users.delete(key);
        this.#expireLater(key);
      }
    };
  }

  #keep(key: string): void {
    clearTimeout(this.#expiries.get(key));
    this.#expiries.delete(key);
  }

  #expireLater(key: string): void {
    this.#keep(key);
    this.#expiries.set(
      key,
      setTimeout(() => this.delete(key), UNUSED_LIFETIME_MS),
    );
  }
}
