import { openConnection } from '../http-calls.ts';
import { median } from '../median.ts';
import { peakMegabytes } from './download.ts';
import { startProcess } from '../server-processes.ts';
import type { Settings } from '../settings.ts';
import type { List, Lists } from './lists.ts';

/** The request, and the server that it is sent to. */
export type Target = { readonly url: string; readonly path: string; readonly cookie: string };

/** The aims: at least this share of what is possible, at most so many times the cost of the short list. */
const leastShare = 0.05;
const maxTimes = 1.5;

const pageOf = ({ server, cookie }: List, page: number): Target => ({
  url: server.url,
  path: `/api/v1/invoice?page=${page}&size=10`,
  cookie,
});

/**
 * Prints how many pages of ten invoices a second are answered, beside a Fastify that answers the same bytes
 * and beside a list of a hundredth of the length; all in turns.
 */
export async function benchList(settings: Settings, { few, many }: Lists): Promise<void> {
  const body = await answerOf(pageOf(many, 0));
  const bare = await startProcess(
    new URL('../../apps/server/test/bare-server.ts', import.meta.url),
    {
      BARE_BODY: body,
    },
  );
  const targets = {
    bare: { url: bare.url, path: '/api/v1/invoice?page=0&size=10', cookie: many.cookie },
    few: pageOf(few, 0),
    many: pageOf(many, 0),
    fewDeep: pageOf(few, 999),
    manyDeep: pageOf(many, 999),
  };
  try {
    console.log(`A page of 10, ${Buffer.byteLength(body)} bytes, ${settings.clients} clients`);
    for (const target of Object.values(targets)) await perSecond(target, settings.clients, 1);
    const rounds: Record<keyof typeof targets, number>[] = [];
    while (rounds.length < settings.rounds) rounds.push(await measureRound(targets, settings));
    console.log(describe(rounds));
    console.log(`The long list's server at its largest: ${await peakMegabytes(many)} MB\n`);
  } finally {
    await bare.stop();
  }
}

type Rates = Readonly<Record<'bare' | 'few' | 'fewDeep' | 'many' | 'manyDeep', number>>;

async function measureRound(
  targets: Readonly<Record<keyof Rates, Target>>,
  { clients, seconds }: Settings,
): Promise<Rates> {
  const measure = (name: keyof Rates) => perSecond(targets[name], clients, seconds);
  const rates = {
    bare: await measure('bare'),
    few: await measure('few'),
    many: await measure('many'),
    fewDeep: await measure('fewDeep'),
    manyDeep: await measure('manyDeep'),
  };
  const said = Object.entries(rates).map(([name, rate]) => `${name} ${rate.toFixed(0)}/s`);
  console.log(`  ${said.join('   ')}`);
  return rates;
}

function describe(rounds: readonly Rates[]): string {
  const ratio = (of: (rates: Rates) => number) => median(rounds.map(of)).toFixed(3);
  return [
    `Of a bare Fastify with the same bytes: ${ratio(({ many, bare }) => many / bare)} (the aim is ${leastShare})`,
    `First page, 1 000 000 to 10 000: ${ratio(({ few, many }) => few / many)} times the cost (at most ${maxTimes})`,
    `Page 1 000, 1 000 000 to 10 000: ${ratio((rates) => rates.fewDeep / rates.manyDeep)} times the cost (at most ${maxTimes})`,
    `Page 1 000 to the first, of 1 000 000: ${ratio(({ many, manyDeep }) => many / manyDeep)} times the cost`,
    '',
  ].join('\n');
}

/** The responses per second to so many clients. */
export async function perSecond(target: Target, clients: number, seconds: number): Promise<number> {
  let answered = 0;
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const sendRequests = async (): Promise<void> => {
    const { get, close } = openConnection(target.url);
    while (performance.now() < until) {
      await get(target.path, { cookie: target.cookie });
      answered += 1;
    }
    close();
  };
  await Promise.all(Array.from({ length: clients }, sendRequests));
  return answered / ((performance.now() - startedAt) / 1000);
}

async function answerOf({ url, path, cookie }: Target): Promise<string> {
  const answer = await fetch(`${url}${path}`, { headers: { cookie } });
  return answer.text();
}
