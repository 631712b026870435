// npm run bench:backoffice: what Lighthouse says of the screens that staff see, each score beside its aim.
import { buildApps, command } from '../scripts/bootstrap.mjs';
import { findChromium } from '../scripts/chromium.ts';
import { endRequested } from '../scripts/ending.mjs';
import { runLighthouse, describeScores, type Visit } from './lighthouse.ts';
import { readSettings } from './settings.ts';
import { signIn } from './sign-in.ts';
import { withSystem } from './system.ts';

/* Only this machine can be reached. */
const args = ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];

/** Those of the sidebar but the list of invoices. */
const screens =
  'reports money merchant terminals accounts providers monitoring alerts checks audit people approvals notifications settings'.split(
    ' ',
  );

const leastPerformance = 98;

const ending = endRequested();

await command(async () => {
  const { rounds } = readSettings(process.env);
  const executablePath = findChromium();
  await buildApps(ending);
  await withSystem(async ({ origin }) => {
    const cookie = await signIn(origin, 'operator', 'operator-demo');
    const cookies = browserCookies(origin, cookie);
    const path = `/invoices/${await newestInvoice(origin, cookie)}`;
    const visits: Readonly<Record<string, Pick<Visit, 'cookies' | 'url'>>> = {
      Login: { url: `${origin}/login` },
      Invoices: { url: `${origin}/invoices?terminal=1`, cookies },
      'Invoice details': { url: `${origin}${path}`, cookies },
      ...Object.fromEntries(
        screens.map((screen) => [`/${screen}`, { url: `${origin}/${screen}`, cookies }]),
      ),
    };
    for (const [screen, visit] of Object.entries(visits)) {
      const scores = await runLighthouse(
        { ...visit, device: 'desktop', executablePath, args },
        rounds,
        ending,
      );
      console.log(describeScores(screen, scores, leastPerformance));
    }
  });
  return 0;
});

function browserCookies(url: string, cookie: string): NonNullable<Visit['cookies']> {
  return cookie.split('; ').map((each) => {
    const [name = '', value = ''] = each.split('=', 2);
    return { name, value, url };
  });
}

async function newestInvoice(origin: string, cookie: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/invoice?size=5`, { headers: { cookie } });
  const id = /"invoiceId":"([^"]+)"/.exec(await answer.text())?.[1];
  if (id === undefined) throw new Error('the demo has no invoice');
  return id;
}
