import { ComboBox } from '@tiyin/ui/combo-box';
import '@tiyin/ui/theme/theme';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DownshiftComboBox } from './DownshiftComboBox.tsx';
import { options } from './options.ts';

function Ours() {
  const [value, setValue] = useState<string | null>(null);
  return <ComboBox label="ours" options={options} value={value} onChange={setValue} />;
}

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <>
      <Ours />
      <DownshiftComboBox label="downshift" options={options} />
    </>,
  );
}
