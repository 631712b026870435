import { useOpenMoneyItem } from '@tiyin/api/hooks/transfers';
import type { OpenItemAnswer, OpenItemRequest } from '@tiyin/api/types';
import { useEffect } from 'react';

/** Another person who has the same item open. */
export type OpenedBy = OpenItemAnswer['data'][number];

/** The server takes a person without a sign for 30 seconds as gone. */
const SIGN_MS = 10_000;

const nobody: readonly OpenedBy[] = [];

/** Says that this person has an item open while it is shown, and lists who else has (OFFICE-324). */
export function useOpenItem(item: OpenItemRequest | undefined): readonly OpenedBy[] {
  const { data, reset, trigger } = useOpenMoneyItem();
  const id = item?.id;
  const kind = item?.kind;
  useEffect(() => {
    if (id === undefined || kind === undefined) return undefined;
    const giveSign = () => {
      // A sign that fails is repeated by the next one.
      if (!document.hidden) trigger({ body: { kind, id } }).catch(() => undefined);
    };
    reset();
    giveSign();
    const timer = setInterval(giveSign, SIGN_MS);
    return () => clearInterval(timer);
  }, [id, kind, reset, trigger]);
  return data?.data ?? nobody;
}
