import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ComponentProps } from 'react';
import type { CollectionRenderer } from 'react-aria-components';
import { optionHeight } from '../../theme/scale.ts';
import { row, rows } from './Select.css.ts';

type RootProps = ComponentProps<CollectionRenderer['CollectionRoot']>;

/** Renders only the options in view, and those that the list must keep (the focused one). */
function VirtualRoot({ collection, persistedKeys, scrollRef }: RootProps) {
  const keys = useMemo(() => [...collection.getKeys()], [collection]);
  const indexOf = useMemo(() => new Map(keys.map((key, index) => [key, index])), [keys]);

  // The list's element is attached after this component's first layout, so it is taken from an effect.
  const [list, setList] = useState<HTMLElement | null>(null);
  useEffect(() => setList(scrollRef?.current ?? null), [scrollRef]);

  const rangeExtractor = useCallback(
    (range: Range) => {
      const kept = [...(persistedKeys ?? [])].flatMap((key) => indexOf.get(key) ?? []);
      return [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b);
    },
    [persistedKeys, indexOf],
  );

  const virtualizer = useVirtualizer({
    count: keys.length,
    getScrollElement: () => list,
    getItemKey: (index) => keys[index] ?? index,
    estimateSize: () => optionHeight,
    overscan: 12,
    rangeExtractor,
  });

  return (
    <div role="presentation" className={rows} style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const node = collection.getItem(keys[index] ?? '');
        return (
          <div
            key={String(key)}
            role="presentation"
            className={row}
            style={{ transform: `translateY(${start}px)` }}
          >
            {node?.render?.(node)}
          </div>
        );
      })}
    </div>
  );
}

/** How a list box renders its options when there may be very many. Options only: no sections. */
export const virtualOptions: CollectionRenderer = {
  isVirtualized: true,
  CollectionRoot: VirtualRoot,
  CollectionBranch: () => null,
};
