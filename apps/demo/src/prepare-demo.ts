import type { PrepareDemo } from '@tiyin/server/start';
import { addDemoDay, writeDemoStatement } from './day/demo-day.ts';
import { addDemoAssignments } from './demo-assignments.ts';
import { addDemoMoney } from './demo-money.ts';
import { fillDemoData } from './demo-data.ts';
import { addDemoProvider, describeDemoProvider } from './demo-provider.ts';
import { reportProgress } from './report-progress.ts';
import { welcome } from './welcome.ts';

/** A demo with many invoices takes minutes to fill: the console shows the progress. */
const progress = reportProgress('Invoices of the demo', console.log);

/** Fills the database before the server listens, and prints logins, key and addresses once it does. */
export const prepareDemo: PrepareDemo = async (context, retry) => {
  const summary = await retry(() => fillDemoData(context, progress));
  if (context.config.demoInvoices > 0) await retry(() => addDemoMoney(context));
  if (context.config.demoInvoices > 0) await retry(() => addDemoDay(context));
  if (context.config.demoInvoices > 0) await retry(() => addDemoAssignments(context));
  const statement = await retry(() => writeDemoStatement(context));
  const provider = await retry(() => addDemoProvider(context, process.env));
  return async () => {
    const { url } = await retry(summary.createFreshForm);
    console.log(welcome(context.config, { ...summary, statement }, url));
    if (provider) console.log(describeDemoProvider(provider));
  };
};
