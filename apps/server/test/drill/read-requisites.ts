import { getAccount } from '@tiyin/api/calls/accounts';
import type { AccountId } from '@tiyin/domain/ids';
import { setTimeout as pause } from 'node:timers/promises';
import { staffOf } from './people.ts';
import { randomOf } from './random.ts';
import type { World } from './world.ts';

/** Looks at the number of an account again and again, as a signed-in person, until it is stopped. */
export function startReading(world: World, accountId: AccountId) {
  const readings: string[] = [];
  const operator = staffOf(world, 'operator', randomOf(world.seed, 'reader'));
  let isOn = true;
  const ended = (async () => {
    while (isOn) {
      readings.push(await readOnce(operator, accountId));
      await pause(100);
    }
  })();
  return {
    /** For each look "read", or what came instead. */
    readings,
    async stop(): Promise<void> {
      isOn = false;
      await ended;
    },
  };
}

async function readOnce(operator: ReturnType<typeof staffOf>, id: AccountId): Promise<string> {
  try {
    const { data } = await getAccount(operator, { id });
    const isRead = data.credentials.some(({ value }) => /^\d{12,19}$/.test(value));
    return isRead ? 'read' : JSON.stringify(data.credentials);
  } catch (error) {
    return String(error);
  }
}
