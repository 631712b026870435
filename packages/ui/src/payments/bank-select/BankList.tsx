import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef } from 'react';
import { CheckIcon, Icon } from '../../components/icon/index.ts';
import { optionHeight } from '../../theme/scale.ts';
import { check, list, name, option, rows } from './BankSelect.css.ts';
import { optionId } from './bank.ts';
import type { Bank } from './bank.ts';

type BankListProps = {
  readonly id: string;
  readonly label: string;
  readonly banks: readonly Bank[];
  /** The place of the bank that Enter chooses; -1 for none. */
  readonly active: number;
  readonly chosen: number | null;
  readonly onChoose: (bank: Bank) => void;
};

/** The banks to choose from; only those in view are in the document, and the active one. */
export function BankList({ id, label, banks, active, chosen, onChoose }: BankListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      const isApart = active >= 0 && active < range.count && !shown.includes(active);
      return isApart ? [...shown, active].toSorted((one, other) => one - other) : shown;
    },
    [active],
  );
  const virtualizer = useVirtualizer({
    count: banks.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => banks[index]?.code ?? index,
    estimateSize: () => optionHeight,
    overscan: 12,
    rangeExtractor,
  });
  useEffect(() => {
    if (active >= 0) virtualizer.scrollToIndex(active, { align: 'auto' });
  }, [active, virtualizer]);
  return (
    <div ref={scroller} id={id} role="listbox" aria-label={label} className={list}>
      <div role="presentation" className={rows} style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const bank = banks[index];
          return bank ? (
            <BankOption
              key={bank.code}
              id={optionId(id, bank.code)}
              bank={bank}
              place={{ index, count: banks.length, start }}
              isActive={index === active}
              isChosen={bank.code === chosen}
              onChoose={onChoose}
            />
          ) : null;
        })}
      </div>
    </div>
  );
}

type BankOptionProps = {
  readonly id: string;
  readonly bank: Bank;
  /** `start` is in pixels from the list's beginning. */
  readonly place: { readonly index: number; readonly count: number; readonly start: number };
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (bank: Bank) => void;
};

/* The keyboard stays in the field, which says by aria-activedescendant where it stands. */
function BankOption({ id, bank, place, isActive, isChosen, onChoose }: BankOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field takes the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-posinset={place.index + 1}
      aria-setsize={place.count}
      data-active={isActive || undefined}
      className={option}
      style={{ transform: `translateY(${place.start}px)` }}
      onClick={() => onChoose(bank)}
    >
      <span className={name}>{bank.name}</span>
      {isChosen && (
        <span className={check}>
          <Icon glyph={CheckIcon} size={16} />
        </span>
      )}
    </div>
  );
}
