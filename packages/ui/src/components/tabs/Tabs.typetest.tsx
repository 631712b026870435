import { Tabs } from './index.ts';

const linked = [{ id: 'humo', label: 'Humo Store', href: '/monitoring/humo' }] as const;
const plain = [{ id: 'humo', label: 'Humo Store' }] as const;
const panel = () => null;

<Tabs label="Merchants" tabs={linked} value="humo">
  {panel}
</Tabs>;
<Tabs label="Merchants" tabs={plain} value="humo" onChange={panel}>
  {panel}
</Tabs>;

// @ts-expect-error tabs without links need a change handler
<Tabs label="Merchants" tabs={plain} value="humo">
  {panel}
</Tabs>;

// @ts-expect-error the address determines the chosen link
<Tabs label="Merchants" tabs={linked} value="humo" onChange={panel}>
  {panel}
</Tabs>;

// @ts-expect-error a list of tabs has a name
<Tabs tabs={linked} value="humo">
  {panel}
</Tabs>;
