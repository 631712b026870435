import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import type { BadgeTone } from '../badge/index.ts';
import {
  item,
  line,
  list,
  mark,
  note,
  pane,
  side,
  title,
  words,
  workList,
} from './WorkList.css.ts';

/** One thing to do. Its words carry the meaning; the tone only repeats it. */
export type WorkItem = {
  readonly id: string;
  readonly title: string;
  /** At the end of the title's line, for example an amount. */
  readonly value: ReactNode;
  readonly note: string;
  /** At the end of the note's line, in a few words. */
  readonly valueNote?: string;
  readonly tone?: BadgeTone;
};

/** Takes the items in the order of the work, and the pane in which the chosen one is done. */
export type WorkListProps = {
  /** The name of the list: "Unmatched transfers". */
  readonly label: string;
  readonly items: readonly WorkItem[];
  /** The id of the item that the pane shows. */
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
  /** The name of the pane, for a screen reader: "Transfer". */
  readonly paneLabel: string;
  /** Below the list: totals, keys. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A queue beside the pane in which its items are done, one after another, by keyboard alone: arrows
 * choose, Enter goes to the pane's first field, Escape comes back.
 */
export function WorkList(props: WorkListProps) {
  const { children, footer, items, label, onChange, paneLabel, value } = props;
  const listRef = useRef<HTMLDivElement>(null);
  const paneRef = useRef<HTMLElement>(null);
  const comeBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    listRef.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  };
  return (
    <div className={workList}>
      <div className={side}>
        <ListBox
          ref={listRef}
          aria-label={label}
          items={items}
          selectionMode="single"
          selectionBehavior="replace"
          disallowEmptySelection
          selectedKeys={value === undefined ? [] : [value]}
          onSelectionChange={(keys) => {
            const [chosen] = keys === 'all' ? [] : keys;
            if (chosen !== undefined && chosen !== value) onChange(String(chosen));
          }}
          onAction={() => focusFirstField(paneRef.current)}
          className={list}
        >
          {(each) => (
            <ListBoxItem id={each.id} textValue={each.title} className={item}>
              <ItemWords item={each} />
            </ListBoxItem>
          )}
        </ListBox>
        {footer}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields come here */}
      <section
        ref={paneRef}
        aria-label={paneLabel}
        tabIndex={-1}
        className={pane}
        onKeyDown={comeBack}
      >
        {children}
      </section>
    </div>
  );
}

/** The first field that takes text, else the first control, else the pane itself. */
function focusFirstField(paneElement: HTMLElement | null): void {
  const field =
    paneElement?.querySelector<HTMLElement>('input[type="text"], textarea') ??
    paneElement?.querySelector<HTMLElement>('input, button, a[href]') ??
    paneElement;
  field?.focus();
}

function ItemWords({ item: it }: { readonly item: WorkItem }) {
  const { tone = 'neutral', valueNote } = it;
  return (
    <>
      <span className={mark({ tone })} />
      <span className={words}>
        <span className={line}>
          <span className={title}>{it.title}</span>
          <span className={title}>{it.value}</span>
        </span>
        <span className={line}>
          <span className={note}>{it.note}</span>
          {valueNote !== undefined && <span className={note}>{valueNote}</span>}
        </span>
      </span>
    </>
  );
}
