import type { MerchantId } from '@tiyin/domain/ids';

/** Counts the calls under way in a process, so that no merchant and no host has all places (RUN-231). */
export type CallCaps = {
  /** Takes a place under each key; undefined, and nothing is taken, where one of them has no place left. */
  readonly take: (keys: readonly string[]) => (() => void) | undefined;
  /** The keys that have no place left. */
  readonly full: () => string[];
};

/** @param max the number of concurrent calls for one key */
export function createCallCaps(max: number): CallCaps {
  const underWay = new Map<string, number>();
  const countOf = (key: string): number => underWay.get(key) ?? 0;
  const add = (key: string, change: 1 | -1): void => {
    const count = countOf(key) + change;
    if (count === 0) underWay.delete(key);
    else underWay.set(key, count);
  };
  return {
    take: (keys) => {
      if (keys.some((key) => countOf(key) >= max)) return undefined;
      for (const key of keys) add(key, 1);
      let isTaken = true;
      return () => {
        if (isTaken) for (const key of keys) add(key, -1);
        isTaken = false;
      };
    },
    full: () => [...underWay.keys()].filter((key) => countOf(key) >= max),
  };
}

const merchantPrefix = 'merchant:';

/** The keys of a call: its merchant, if it has only one, and the called host. */
export function callKeys({
  url,
  merchantId,
}: {
  url: string | null;
  merchantId?: MerchantId;
}): string[] {
  const host = url === null ? undefined : URL.parse(url)?.host;
  return [
    ...(merchantId === undefined ? [] : [`${merchantPrefix}${merchantId}`]),
    ...(host === undefined ? [] : [`host:${host}`]),
  ];
}

/** The merchants among some keys, as a list that SQL reads. */
export function merchantsAmong(keys: readonly string[]): string {
  return keys
    .filter((key) => key.startsWith(merchantPrefix))
    .map((key) => key.slice(merchantPrefix.length))
    .join(',');
}
