import type { ReactNode } from 'react';
import { TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { panel, tabs as tabsClass } from './Tabs.css.ts';
import type { TabItem } from './tab-item.ts';
import { TabStrip } from './TabStrip.tsx';

/**
 * Tabs that are links: the address determines the choice. Or controlled tabs: the caller keeps the
 * choice.
 */
type Choice<Id extends string> =
  | {
      readonly tabs: readonly (TabItem<Id> & { readonly href: string })[];
      readonly onChange?: undefined;
    }
  | {
      readonly tabs: readonly (TabItem<Id> & { readonly href?: undefined })[];
      readonly onChange: (id: Id) => void;
    };

export type TabsProps<Id extends string> = Choice<Id> & {
  /** The name of the group, for a screen reader: "Merchants". */
  readonly label: string;
  /** The chosen tab's id. */
  readonly value: Id;
  /** Renders the panel of a tab. Called only for the chosen one. */
  readonly children: (id: Id) => ReactNode;
  /** `vertical` where names are long and room beside them is plenty. */
  readonly orientation?: 'horizontal' | 'vertical';
};

/** Several panels, of which one is shown. Any number of tabs: they scroll. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  orientation = 'horizontal',
}: TabsProps<Id>) {
  const choose = (key: unknown) => {
    const chosen = tabs.find(({ id }) => id === key);
    if (chosen !== undefined && chosen.id !== value) onChange?.(chosen.id);
  };
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={choose}
      orientation={orientation}
      className={tabsClass({ orientation })}
    >
      <TabStrip {...{ label, tabs, value, orientation }} />
      <TabPanel key={value} id={value} className={panel({ orientation })}>
        {children(value)}
      </TabPanel>
    </AriaTabs>
  );
}
