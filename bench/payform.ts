// npm run bench:payform: what the payment form costs a phone, each figure beside its aim.
import { chromium } from 'playwright';
import { buildApps, command, CommandError } from '../scripts/bootstrap.mjs';
import { findChromium } from '../scripts/chromium.ts';
import { endRequested } from '../scripts/ending.mjs';
import { runLighthouse, describeScores } from './lighthouse.ts';
import { withBarePage } from './payform/bare-page.ts';
import { race, timeRequisites } from './payform/load-pages.ts';
import { describeRace, describeRequisites, describeWeight } from './payform/report.ts';
import { weighForm } from './payform/weigh.ts';
import { weighSteps } from './payform/weigh-steps.ts';
import { withSystem } from './system.ts';

const lighthouseRuns = 3;

/* Only this machine can be reached. */
const args = ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];

const ending = endRequested();

await command(async () => {
  const rounds = readRounds(process.env['BENCH_ROUNDS']);
  const executablePath = findChromium();
  await buildApps(ending);
  await withSystem(async ({ createForm }) => {
    const deposit = await createForm('Deposit');
    const withdrawal = await createForm('Withdrawal');
    const browser = await chromium.launch({ executablePath, args });
    try {
      const weight = await weighForm(browser, { deposit, withdrawal });
      const fresh = {
        deposit: await createForm('Deposit'),
        withdrawal: await createForm('Withdrawal'),
      };
      console.log(describeWeight(weight, await weighSteps(browser, fresh)));
      const ours = await createForm('Deposit');
      const contest = (bare: string) => race(browser, { ours, resumed: deposit, bare }, rounds);
      console.log(describeRace(await withBarePage(contest), rounds));
      const named = () => createForm('Deposit', { paymentMethodName: 'Humo' });
      console.log(describeRequisites(await timeRequisites(browser, named, rounds)));
    } finally {
      await browser.close();
    }
    const url = await createForm('Deposit');
    const visit = { url, device: 'phone', executablePath, args } as const;
    const scores = await runLighthouse(visit, lighthouseRuns, ending);
    console.log(`\n${describeScores('Lighthouse mobile', scores, 95)}`);
  });
  return 0;
});

function readRounds(text = '9'): number {
  const rounds = Number(text);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  throw new CommandError(`BENCH_ROUNDS is to be a whole number above 0, not ${text}.`);
}
