import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ComponentProps } from 'react';
import type { CollectionRenderer } from 'react-aria-components';
import { useVirtualOptions, VirtualRows } from '../../parts/list-box/index.ts';

type RootProps = ComponentProps<CollectionRenderer['CollectionRoot']>;

/** Renders only the options in view, and those that the list must keep (the focused one). */
function VirtualRoot({ collection, persistedKeys, scrollRef }: RootProps) {
  const keys = useMemo(() => [...collection.getKeys()], [collection]);
  const placeOf = useMemo(() => new Map(keys.map((key, index) => [key, index])), [keys]);
  const kept = useMemo(
    () => [...(persistedKeys ?? [])].flatMap((key) => placeOf.get(key) ?? []),
    [persistedKeys, placeOf],
  );

  // The list's element is attached after this component's first layout, so it is taken from an effect.
  const [list, setList] = useState<HTMLElement | null>(null);
  useEffect(() => setList(scrollRef?.current ?? null), [scrollRef]);

  const virtualizer = useVirtualOptions({
    count: keys.length,
    kept,
    keyOf: useCallback((index: number) => keys[index] ?? index, [keys]),
    scroller: () => list,
  });

  return (
    <VirtualRows virtualizer={virtualizer}>
      {(index) => {
        const node = collection.getItem(keys[index] ?? '');
        return node?.render?.(node);
      }}
    </VirtualRows>
  );
}

/** How a list box renders its options when there may be very many. Options only: no sections. */
export const virtualOptions: CollectionRenderer = {
  isVirtualized: true,
  CollectionRoot: VirtualRoot,
  CollectionBranch: () => null,
};
