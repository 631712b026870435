import type { ReactNode } from 'react';
import { TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { panel, tabs as tabsClass } from './Tabs.css.ts';
import type { TabItem } from './tab-item.ts';
import { TabStrip } from './TabStrip.tsx';

/** Tabs that are links: the address says which is chosen. Or tabs that are told of: the caller keeps which. */
type Choice<Id extends string> =
  | {
      readonly tabs: readonly (TabItem<Id> & { readonly href: string })[];
      readonly onChange?: undefined;
    }
  | {
      readonly tabs: readonly (TabItem<Id> & { readonly href?: undefined })[];
      readonly onChange: (id: Id) => void;
    };

/** What tabs take. */
export type TabsProps<Id extends string> = Choice<Id> & {
  /** What the tabs divide, said to a screen reader: "Merchants". */
  readonly label: string;
  /** The chosen tab's id. */
  readonly value: Id;
  /** The panel of a tab. Asked for that of the chosen one only. */
  readonly children: (id: Id) => ReactNode;
  /** `vertical` where names are long and room beside them is plenty. */
  readonly orientation?: 'horizontal' | 'vertical';
};

/** One thing in several panels, of which one is shown. However many there are: they scroll. */
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
