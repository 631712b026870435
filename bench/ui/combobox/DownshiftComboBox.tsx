import { useVirtualizer } from '@tanstack/react-virtual';
import { useCombobox } from 'downshift';
import { useMemo, useRef, useState } from 'react';

type Option = { readonly id: string; readonly label: string };

type DownshiftComboBoxProps = { readonly label: string; readonly options: readonly Option[] };

/** The combo box to measure against: downshift and TanStack Virtual as their guides put them together. */
export function DownshiftComboBox({ label, options }: DownshiftComboBoxProps) {
  const [typed, setTyped] = useState('');
  const items = useMemo(
    () => options.filter((option) => option.label.toLowerCase().includes(typed.toLowerCase())),
    [options, typed],
  );
  const list = useRef<HTMLUListElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => 40,
    overscan: 12,
  });
  const { isOpen, highlightedIndex, getLabelProps, getInputProps, getMenuProps, getItemProps } =
    useCombobox({
      items,
      itemToString: (item) => item?.label ?? '',
      scrollIntoView: () => undefined,
      onInputValueChange: ({ inputValue }) => setTyped(inputValue),
      onHighlightedIndexChange: ({ highlightedIndex: index }) => {
        if (index >= 0) virtualizer.scrollToIndex(index);
      },
    });
  return (
    <div style={{ position: 'relative' }}>
      <label {...getLabelProps()}>{label}</label>
      <input {...getInputProps()} />
      <ul
        {...getMenuProps({ ref: list })}
        style={{ position: 'absolute', insetInline: 0, maxHeight: 340, overflowY: 'auto' }}
      >
        {isOpen && (
          <>
            <li key="all" aria-hidden="true" style={{ height: virtualizer.getTotalSize() }} />
            {virtualizer.getVirtualItems().map(({ index, start, size }) => {
              const item = items[index];
              return item ? (
                <li
                  key={item.id}
                  {...getItemProps({ item, index })}
                  aria-setsize={items.length}
                  aria-posinset={index + 1}
                  style={{
                    position: 'absolute',
                    insetBlockStart: 0,
                    insetInline: 0,
                    height: size,
                    transform: `translateY(${start}px)`,
                    background: index === highlightedIndex ? 'Highlight' : undefined,
                  }}
                >
                  {item.label}
                </li>
              ) : null;
            })}
          </>
        )}
      </ul>
    </div>
  );
}
