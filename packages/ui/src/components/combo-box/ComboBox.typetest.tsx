import { ComboBox } from './index.ts';

type Merchant = 'bozor' | 'humo';
const options: ReadonlyArray<{ readonly id: Merchant; readonly label: string }> = [];
const choose = (_id: Merchant | null) => undefined;
const search = (_typed: string) => undefined;

<ComboBox label="Merchant" options={options} value={null} onChange={choose} />;
<ComboBox
  label="Merchant"
  options={options}
  value="humo"
  onChange={choose}
  onSearch={search}
  valueText="Humo Store"
/>;

// @ts-expect-error a field has a label
<ComboBox options={options} value={null} onChange={choose} />;
// @ts-expect-error a value is one of the options' ids
<ComboBox label="Merchant" options={options} value="visa" onChange={choose} />;
// @ts-expect-error a server's results may not contain the value, so its text is required
<ComboBox label="Merchant" options={options} value="humo" onChange={choose} onSearch={search} />;
// @ts-expect-error when all options are given, they provide the text of the value
<ComboBox label="Merchant" options={options} value="humo" onChange={choose} valueText="Humo" />;
