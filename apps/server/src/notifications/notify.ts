import type { NotificationKind } from '@tiyin/domain/notifications';
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { notification } from '../db/schema.ts';

export type { NotificationKind } from '@tiyin/domain/notifications';

type Need = {
  readonly kind: NotificationKind;
  /**
   * What it is about: `invoice:<id>`, `transfer:<id>`, `account:<id>`, `merchant:<id>`, `callback:<invoice id>`,
   * `ticket:<id>`.
   */
  readonly subject: string;
  /** Whose people may see it; null: those with people.account (decision 24). */
  readonly merchantId: number | null;
  readonly isTest: boolean;
  /** Amounts in minor units, as text. Never a card number or a phone. */
  readonly details?: Readonly<Record<string, string | number>>;
  readonly now: Date;
};

/**
 * Says that something needs a person (decision 3), in the transaction that made it so. What is open
 * already about the same subject is not said twice.
 */
export async function notify(tx: Tx, need: Need): Promise<void> {
  const { now, ...columns } = need;
  await tx
    .insert(notification)
    .values({ ...columns, createdAt: now })
    .onConflictDoNothing();
}

/** Closes what is open about a subject, of one kind where it is named: it was resolved (decision 3). */
export async function resolve(
  tx: Tx,
  subject: string,
  now: Date,
  kind?: NotificationKind,
): Promise<void> {
  await tx
    .update(notification)
    .set({ closedAt: now })
    .where(
      and(
        eq(notification.subject, subject),
        isNull(notification.closedAt),
        kind && eq(notification.kind, kind),
      ),
    );
}
