import { median } from '../median.ts';
import type { Settings } from '../settings.ts';
import { type Target, perSecond } from './list.ts';
import type { List, Lists } from './lists.ts';

/** The aim: a day of a hundred or a thousand times the history costs at most so many times as much. */
const maxTimes = 3;

/**
 * Prints what Monitoring's statistics of a merchant's whole day cost with the longer history, beside the
 * shorter one, in turns. The day of the longer one has as many times the payments, too.
 */
export async function benchStatistics(settings: Settings, { few, many }: Lists): Promise<void> {
  const { clients, seconds, rounds } = settings;
  const targets = { few: await dayOf(few), many: await dayOf(many) };
  const ratios: number[] = [];
  console.log(`The statistics of a merchant's day, ${clients} clients`);
  for (const target of Object.values(targets)) await perSecond(target, clients, 1);
  while (ratios.length < rounds) {
    const ofFew = await perSecond(targets.few, clients, seconds);
    const ofMany = await perSecond(targets.many, clients, seconds);
    ratios.push(ofFew / ofMany);
    console.log(`  few ${ofFew.toFixed(0)}/s   many ${ofMany.toFixed(0)}/s`);
  }
  console.log(
    `${many.invoices} to ${few.invoices}: ${median(ratios).toFixed(3)} times the cost (at most ${maxTimes})\n`,
  );
}

async function dayOf({ server, cookie }: List): Promise<Target> {
  const answer = await fetch(`${server.url}/api/v1/terminal/statistic`, { headers: { cookie } });
  const [, merchantId] = /"merchantId":(\d+)/.exec(await answer.text()) ?? [];
  if (merchantId === undefined) throw new Error('there is no terminal to watch');
  const path = `/api/data/v1/terminal?merchantId=${merchantId}&minutes=1440`;
  return { url: server.url, path, cookie };
}
