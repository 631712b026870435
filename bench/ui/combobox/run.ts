// node bench/ui/combobox/run.ts: how long our ComboBox takes beside downshift's, as ratios.
import { chromium } from 'playwright';
import { findChromium } from '../../../scripts/chromium.ts';
import { measureComboBox } from './measure.ts';

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  for (const [action, { ours, downshift, ratio }] of Object.entries(
    await measureComboBox(browser),
  )) {
    console.log(
      `${action.padEnd(6)}  ours ${ours.toFixed(1)} ms  downshift ${downshift.toFixed(1)} ms  ratio ${ratio.toFixed(2)}`,
    );
  }
} finally {
  await browser.close();
}
