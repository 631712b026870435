import { addReportSchedule } from '@tiyin/api/calls/reports';
import { reportPath } from '../callback-inbox.ts';
import { staffOf } from '../people.ts';
import type { Random } from '../random.ts';
import type { World } from '../world.ts';
import { orNo } from './answered-no.ts';
import type { Begun } from './kind.ts';

/** A person schedules a report; the drill's staff let it become due. A person has twenty at most (RUN-603). */
export async function liveSchedule(world: World, number: number, random: Random): Promise<Begun> {
  const webhookUrl = new URL(reportPath(number), world.callbackUrl).href;
  const body = { report: 'invoice', interval: 'DAILY', webhookUrl, emails: [] } as const;
  const watching = orNo(
    addReportSchedule(staffOf(world, 'operator', random), { body: { ...body, emails: [] } }),
    ['not_allowed'],
  ).then(() => undefined);
  return { watching };
}
