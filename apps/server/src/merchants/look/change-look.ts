import type { MerchantLookChange } from '@tiyin/api/types';
import { eq } from '../../db/drizzle.ts';
import { changedFacts } from '../../audit/facts.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Tx } from '../../db/database.ts';
import { merchant } from '../../db/schema.ts';
import { notAllowed } from '../../problem.ts';
import { requireOwnDisplayName } from '../free-name.ts';
import { lockMerchant, type MerchantCommand } from '../lock-merchant.ts';
import { readFrameOrigins } from './frame-origins.ts';
import { keepLogo } from './keep-logo.ts';
import { readLook } from './read-look.ts';

type Command = MerchantCommand & {
  readonly change: MerchantLookChange;
  readonly isDemo: boolean;
};

/**
 * Changes the look of the payment forms of a merchant in a person's scope, and the origins that may
 * frame them. 404 out of scope, 409 `conflict` when the version is stale, 422 with the invalid
 * field.
 */
export async function changeLook(tx: Tx, command: Command) {
  const { staff, merchantId, change, now } = command;
  const version = await lockMerchant(tx, command, () => readLook(tx, command));
  const former = factsOf(await readLook(tx, command));
  const columns = columnsOf(change, command.isDemo);
  const { displayName } = columns;
  if (displayName && displayName !== former.displayName) {
    await requireOwnDisplayName(tx, command, displayName);
  }
  await tx
    .update(merchant)
    .set({ ...columns, version })
    .where(eq(merchant.id, merchantId));
  if (change.logo !== undefined) await keepLogo(tx, merchantId, change.logo);
  const latter = await readLook(tx, command);
  recordAudit(tx, {
    actor: { type: 'staff', id: staff.id },
    action: 'merchant.look_changed',
    subject: `merchant:${merchantId}`,
    ...changedFacts(former, factsOf(latter)),
    now,
  });
  return latter;
}

/** A logo is named by its address, which has the hash of the picture. */
function factsOf({
  displayName,
  accent,
  frameOrigins,
  logo,
}: Awaited<ReturnType<typeof readLook>>) {
  return { displayName, accent, frameOrigins: frameOrigins.join(' '), logo: logo?.url ?? null };
}

function columnsOf({ displayName, accent, frameOrigins }: MerchantLookChange, isDemo: boolean) {
  return {
    ...(displayName !== undefined && { displayName: shownName(displayName) }),
    ...(accent !== undefined && { accent: accent?.toLowerCase() ?? null }),
    ...(frameOrigins !== undefined && { frameOrigins: allowedOrigins(frameOrigins, isDemo) }),
  };
}

function shownName(given: string | null): string | null {
  const name = given?.trim() ?? null;
  if (name === '') throw notAllowed('/displayName', 'Write a name, or leave it out');
  return name;
}

function allowedOrigins(texts: readonly string[], isDemo: boolean): readonly string[] {
  const reading = readFrameOrigins(texts, isDemo);
  if ('message' in reading) throw notAllowed(reading.path, reading.message);
  return reading.origins;
}
