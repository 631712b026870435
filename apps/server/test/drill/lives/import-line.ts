import { importStatement } from '@tiyin/api/calls/statements';
import type { AccountId } from '@tiyin/domain/ids';
import { csvOf } from '../../statements/statement-files.ts';
import { staffOf } from '../people.ts';
import type { Random } from '../random.ts';
import type { World } from '../world.ts';

type Line = { readonly accountId: AccountId; readonly amount: number; readonly reference: string };

/** Imports a bank's statement of one line. */
export async function importLine(
  world: World,
  random: Random,
  { accountId, amount, reference }: Line,
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const body = new Blob([csvOf([{ day, amount: BigInt(amount), reference }])]);
  await importStatement(staffOf(world, 'operator', random), { id: accountId, format: 'csv', body });
}
