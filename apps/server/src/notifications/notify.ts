import type { MerchantId, PersonId } from '@tiyin/domain/ids';
import type { NotificationKind } from '@tiyin/domain/notifications';
import { and, eq, isNull, notInArray } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import { notification } from '../db/schema.ts';
import { type Given, places, write } from '../db/statement.ts';

export type { NotificationKind } from '@tiyin/domain/notifications';

type Need = {
  readonly kind: NotificationKind;
  /**
   * Its subject: `invoice:<id>`, `transfer:<id>`, `account:<id>`, `merchant:<id>`,
   * `callback:<invoice id>`, `ticket:<id>`, `terminal:<id>`, `approval:<id>`.
   */
  readonly subject: string;
  /** The merchant whose staff may see it, if they see its kind; null: people.account is required, too (PEOPLE-231). */
  readonly merchantId: MerchantId | null;
  readonly isTest: boolean;
  /** The only person who sees it, whatever their permissions (PEOPLE-264). */
  readonly personId?: PersonId;
  /** Amounts in minor units, as text. Never a card number or a phone. */
  readonly details?: Readonly<Record<string, string | number>>;
  readonly now: Date;
};

/**
 * Opens a notification to staff (INVOICE-14), in the transaction of its cause. An open one about
 * the same subject is not repeated. Returns whether it was opened now.
 */
export async function notify(tx: Tx, need: Need): Promise<boolean> {
  const { now, ...columns } = need;
  const opened = await tx
    .insert(notification)
    .values({ ...columns, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: notification.id });
  return opened.length > 0;
}

/**
 * Closes the open notifications about a subject, of one kind if given, or of all but some: the cause is resolved
 * (PEOPLE-44).
 */
export async function resolve(
  tx: Tx,
  subject: string,
  now: Date,
  kind?: NotificationKind | { readonly allBut: readonly NotificationKind[] },
): Promise<void> {
  await tx
    .update(notification)
    .set({ closedAt: now })
    .where(
      and(
        eq(notification.subject, subject),
        isNull(notification.closedAt),
        typeof kind === 'string' ? eq(notification.kind, kind) : undefined,
        typeof kind === 'object' ? notInArray(notification.kind, [...kind.allBut]) : undefined,
      ),
    );
}

type OfKind = {
  readonly subject: string;
  readonly kind: NotificationKind;
  readonly closedAt: Date;
};

/** The same for one kind, without waiting: each callback that is taken does it. */
export const resolveKind = write((composer, given: Given<OfKind>) =>
  composer
    .update(notification)
    .set(places(given, ['closedAt']))
    .where(
      and(
        eq(notification.subject, given('subject')),
        eq(notification.kind, given('kind')),
        isNull(notification.closedAt),
      ),
    ),
);
