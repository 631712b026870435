import { useRef } from 'react';
import { Tab, TabList } from 'react-aria-components';
import { ChevronLeftIcon, ChevronRightIcon, Icon } from '../icon/index.ts';
import { edge, list, strip, tab as tabClass, tabCount, tabText } from './Tabs.css.ts';
import type { TabItem } from './tab-item.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

type TabStripProps = {
  readonly label: string;
  readonly tabs: readonly TabItem<string>[];
  readonly value: string;
  readonly orientation: 'horizontal' | 'vertical';
};

/*
 * The share of the visible width that an end button scrolls by: one or two tabs stay visible for
 * orientation.
 */
const share = 0.75;

/*
 * Scrolls a tab to the middle of its strip, and again when a tab grows, for example when its font
 * loads or its count arrives.
 */
function keepInView(chosen: HTMLElement | null): (() => void) | undefined {
  const row = chosen?.parentElement;
  if (!chosen || !row) return undefined;
  const reveal = () => {
    row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  };
  reveal();
  const observer = new ResizeObserver(reveal);
  for (const tab of row.children) observer.observe(tab);
  return () => observer.disconnect();
}

/** The tabs. They scroll if they do not fit; the chosen one is always in view. */
export function TabStrip({ label, tabs, value, orientation }: TabStripProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isRow = orientation === 'horizontal';
  const more = useScrollEdges(ref, isRow);
  const scroll = (direction: -1 | 1) => {
    const width = ref.current?.clientWidth ?? 0;
    ref.current?.scrollBy({ left: direction * share * width });
  };
  return (
    <div className={strip({ orientation })}>
      <TabList ref={ref} aria-label={label} data-more={more} className={list({ orientation })}>
        {tabs.map(({ id, label: text, count, href, isDisabled = false }) => (
          <Tab
            key={id}
            id={id}
            ref={id === value ? keepInView : null}
            isDisabled={isDisabled}
            {...(href !== undefined && { href })}
            className={tabClass({ orientation })}
          >
            <span className={tabText({ orientation })}>{text}</span>
            {count !== undefined && (
              <span className={tabCount}>{(count ?? 0) > 0 && ` (${count})`}</span>
            )}
          </Tab>
        ))}
      </TabList>
      {(more === 'start' || more === 'both') && <Edge side="start" onPress={() => scroll(-1)} />}
      {(more === 'end' || more === 'both') && <Edge side="end" onPress={() => scroll(1)} />}
    </div>
  );
}

type EdgeProps = { readonly side: 'start' | 'end'; readonly onPress: () => void };

/* For the mouse alone: the arrow keys lead through all tabs, a finger pushes them. */
function Edge({ side, onPress }: EdgeProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-edge={side}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={edge({ side })}
    >
      <Icon glyph={side === 'start' ? ChevronLeftIcon : ChevronRightIcon} size={16} />
    </button>
  );
}
