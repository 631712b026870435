import { type Actor, actorColumns } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { auditEntry } from '../db/schema.ts';
import { type Given, places, write } from '../db/statement.ts';

type Entry = Omit<typeof auditEntry.$inferSelect, 'id'>;

const columns = ['actorType', 'actorId', 'action', 'subject', 'details', 'createdAt'] as const;

const insertEntry = write((composer, given: Given<Entry>) =>
  composer.insert(auditEntry).values(places(given, columns)),
);

type Action = {
  readonly actor: Actor;
  /** The action, as `subject.verb`: "invoice.status_changed". */
  readonly action: string;
  /** The object of the action, as `kind:id`. */
  readonly subject: string;
  /** Never a card number, phone, password, key or token (PEOPLE-42). */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
  readonly now: Date;
};

/** Writes an audit entry, in the transaction of the action itself. */
export function recordAudit(tx: Tx, action: Action): void {
  insertEntry(tx, {
    ...actorColumns(action.actor),
    action: action.action,
    subject: action.subject,
    details: action.details ?? {},
    createdAt: action.now,
  });
}
