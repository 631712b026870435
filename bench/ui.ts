// npm run bench:ui: what the component library costs, each beside its aim.
import { chromium } from 'playwright';
import { command, CommandError } from '../scripts/bootstrap.mjs';
import { findChromium } from '../scripts/chromium.ts';
import { measureComboBox } from './ui/combobox/measure.ts';
import { weighReferencePage } from './ui/reference/measure.ts';
import { describeComboBox, describeTables, describeWeight } from './ui/report.ts';
import { measureTables } from './ui/table/measure.ts';

await command(async () => {
  const rounds = readRounds(process.env['BENCH_ROUNDS']);
  console.log(describeWeight(await weighReferencePage()));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    console.log(describeComboBox(await measureComboBox(browser)));
    console.log(describeTables(await measureTables(browser, rounds)));
    return 0;
  } finally {
    await browser.close();
  }
});

function readRounds(text = '9'): number {
  const rounds = Number(text);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  throw new CommandError(`BENCH_ROUNDS is to be a whole number above 0, not ${text}.`);
}
