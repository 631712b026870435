import type { WebhookType } from '../generated/contract.ts';
import type { Tiyin } from '../tiyin.ts';

/** A type without a line here does not compile. */
const meanings: Readonly<Record<WebhookType, string>> = {
  'invoice.status_changed': 'a deposit or payout has another status',
  'invoice.amount_changed': 'another amount came than was ordered',
  'refund.status_changed': 'a refund has another status',
  'settlement.created': 'the balance was paid out to the merchant',
};

/** A line for each type. */
export const usageOfTypes: string = Object.entries(meanings)
  .map(([type, meaning]) => `           ${type.padEnd(24)}${meaning}`)
  .join('\n');

/** Makes an example event of each of the types, and prints its type and id. */
export async function trigger(
  tiyin: Tiyin,
  types: readonly string[],
  log: (line: string) => void,
): Promise<void> {
  const unknown = types.filter((type) => !isType(type));
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(', ')}. The types are:\n${usageOfTypes}`);
  }
  for (const type of types.filter(isType)) {
    const { id } = await tiyin.sendTestEvent(type);
    log(`${type} ${id}`);
  }
}

function isType(type: string): type is WebhookType {
  return Object.hasOwn(meanings, type);
}
