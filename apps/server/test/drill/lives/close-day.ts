import { closeAccountDay, explainAccountDay, importStatement } from '@tiyin/api/calls/statements';
import { dayMs, formatReportDay } from '@tiyin/domain/dates';
import { csvOf } from '../../statements/statement-files.ts';
import { staffOf } from '../people.ts';
import type { Random } from '../random.ts';
import { type World, providerAccountOf } from '../world.ts';
import type { Begun } from './kind.ts';

/** Long before the money of the drill: closing it refuses no line and no posting of today. */
const firstDay = Date.UTC(2020, 0, 1);

/** Days are closed one after another. */
const turns = new WeakMap<World, Promise<void>>();

/** Three times staff import a fee of the bank, explain it and close its day, on the account that payments use meanwhile. */
export async function liveClosing(world: World, _number: number, random: Random): Promise<Begun> {
  const watching = (turns.get(world) ?? Promise.resolve()).then(async () => {
    for (let closed = 0; closed < 3; closed += 1) await closeNext(world, random);
  });
  turns.set(
    world,
    watching.catch(() => undefined),
  );
  return { watching };
}

async function closeNext(world: World, random: Random): Promise<void> {
  const id = providerAccountOf(world);
  const day = formatReportDay(firstDay + world.closedDays.length * dayMs);
  const operator = staffOf(world, 'operator', random);
  const fee = new Blob([csvOf([{ day, amount: -100n, reference: `fee-${day}` }])]);
  await importStatement(operator, { id, format: 'csv', body: fee });
  await explainAccountDay(operator, { id, day, body: { reason: 'A fee of the bank' } });
  const close = () => closeAccountDay(operator, { id, day });
  await Promise.all(random.happens(0.3) ? [close(), close()] : [close()]);
  world.closedDays.push({ accountId: id, day });
}
