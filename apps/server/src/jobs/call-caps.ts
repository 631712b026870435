import type { MerchantId } from '@tiyin/domain/ids';
import { type PassedOver, createPassedOver } from './passed-over.ts';

/** Counts the calls under way in a process, so that no merchant and no host has all places (RUN-231). */
export type CallCaps = {
  /** Takes a place under each key; undefined, and nothing is taken, where one of them has no place left. */
  readonly take: (keys: readonly string[]) => (() => void) | undefined;
  /** Claims a call; beside it others may be claimed, which are counted as if they were of the same key. */
  readonly claiming: <T>(claim: () => Promise<T>) => Promise<T>;
  /** The keys that have no place left, once each claim under way has taken one there. */
  readonly full: () => string[];
  readonly passedOver: PassedOver;
};

/** @param max the number of concurrent calls for one key */
export function createCallCaps(max: number): CallCaps {
  const underWay = new Map<string, number>();
  let claims = 0;
  const countOf = (key: string): number => underWay.get(key) ?? 0;
  const isFull = (key: string, others = 0): boolean =>
    countOf(key) + others >= (mailKeys.includes(key) ? Math.min(max, maxMails) : max);
  const add = (key: string, change: 1 | -1): void => {
    const count = countOf(key) + change;
    if (count === 0) underWay.delete(key);
    else underWay.set(key, count);
  };
  return {
    take: (keys) => {
      if (keys.some((key) => isFull(key))) return undefined;
      for (const key of keys) add(key, 1);
      let isTaken = true;
      return () => {
        if (isTaken) for (const key of keys) add(key, -1);
        isTaken = false;
      };
    },
    claiming: async (claim) => {
      claims += 1;
      try {
        return await claim();
      } finally {
        claims -= 1;
      }
    },
    full: () => {
      const others = Math.max(0, claims - 1);
      return [...underWay.keys()].filter((key) => isFull(key, others));
    },
    passedOver: createPassedOver(),
  };
}

/** The keys of an e-mail: all go to one server, which takes few connections of one client. */
export const mailKeys: readonly string[] = ['mail'];
const maxMails = 4;

/** The key of the calls that jobs make beside their first one: a process makes as many as for one merchant. */
export const furtherCalls = 'further';

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

/** The merchants among some keys. */
export function merchantsAmong(keys: readonly string[]): string[] {
  return keys
    .filter((key) => key.startsWith(merchantPrefix))
    .map((key) => key.slice(merchantPrefix.length));
}
