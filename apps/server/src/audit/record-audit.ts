import type { MerchantId } from '@tiyin/domain/ids';
import { sql } from '../db/drizzle.ts';
import { type Actor, actorColumns } from '../actor.ts';
import type { Tx } from '../db/database.ts';
import { auditEntry, person } from '../db/schema.ts';
import { type Composer, type Given, places, write } from '../db/statement.ts';
import type { AuditAction, ChangeAction } from './actions.ts';
import { type Facts, hideConfidential } from './facts.ts';
import { merchantLookup, subjectParts } from './merchant-of-subject.ts';
import { currentOrigin } from './origin.ts';

type Entry = Omit<typeof auditEntry.$inferInsert, 'id'> & { readonly subjectId: string };

const columns = [
  'actorType',
  'actorId',
  'apiKeyId',
  'action',
  'subject',
  'before',
  'after',
  'details',
  'address',
  'requestId',
  'createdAt',
] as const;

type Write = (tx: Tx, entry: Entry) => void;

/** A statement for each kind of object, since each finds its merchant in a table of its own. */
const inserts = new Map<string, Write>();

function insertOf(subject: string): Write {
  const lookup = merchantLookup(subject);
  const kind = lookup?.kind ?? '';
  const known = inserts.get(kind);
  if (known) return known;
  const made = write((composer: Composer, given: Given<Entry>) => {
    const ofActor = sql`(select ${person.merchantId} from ${person}
      where ${person.id} = ${given('actorId')}::int
      and ${given('actorType')} = 'staff')`;
    const ofSubject = lookup?.select(sql`${given('subjectId')}`) ?? sql`null`;
    const merchantId = sql`coalesce(${given('merchantId')}::int, ${ofSubject}, ${ofActor})`;
    return composer.insert(auditEntry).values({ ...places(given, columns), merchantId });
  });
  inserts.set(kind, made);
  return made;
}

type AnyAction = {
  readonly actor: Actor;
  /** The object of the action, as `kind:id`. */
  readonly subject: string;
  /** Further facts, likewise without secrets. */
  readonly details?: Facts;
  /** Where it does not follow from the object. */
  readonly merchantId?: MerchantId;
  readonly now: Date;
};

/** The changed fields alone. Never a card number, phone, password, key or token (PEOPLE-42). */
type Sides = { readonly before: Facts; readonly after: Facts };

/** An action to be audited: a change has both sides (PEOPLE-360). */
export type Action = AnyAction &
  (
    | ({ readonly action: ChangeAction } & Sides)
    | ({ readonly action: Exclude<AuditAction, ChangeAction> } & Partial<Sides>)
  );

/** Everything of an action but some of its fields: a change keeps both sides. */
export type ActionWithout<Field extends keyof AnyAction> = Action extends infer Each
  ? Each extends Action
    ? Omit<Each, Field>
    : never
  : never;

/**
 * Writes an audit entry, in the transaction of the action itself (PEOPLE-140). Its merchant is that of the
 * object, or else of the person.
 */
export function recordAudit(tx: Tx, action: Action): void {
  insertOf(action.subject)(tx, entryOf(action));
}

/** Writes an entry whose action was stored before, for example by an earlier version. */
export function recordStored(tx: Tx, stored: AnyAction & { readonly action: string }): void {
  insertOf(stored.subject)(tx, entryOf(stored));
}

function entryOf({
  actor,
  action,
  subject,
  before,
  after,
  details,
  merchantId,
  now,
}: AnyAction & Partial<Sides> & { readonly action: string }): Entry {
  const origin = currentOrigin();
  const request = origin?.kind === 'request' ? origin : undefined;
  const { actorType, actorId } = actorColumns(actor);
  const isCommand = actorType === 'system' && origin?.kind === 'command';
  return {
    actorType: isCommand ? 'command_line' : actorType,
    actorId,
    apiKeyId: actorType === 'merchant' ? (request?.apiKeyId ?? null) : null,
    action,
    subject,
    subjectId: subjectParts(subject).id,
    // Known without a look: a payment is audited without another query.
    merchantId: merchantId ?? (actor.type === 'merchant' ? actor.id : null),
    before: before ? hideConfidential(before) : null,
    after: after ? hideConfidential(after) : null,
    details: hideConfidential(details ?? {}),
    address: request?.address ?? null,
    requestId: request?.requestId ?? null,
    createdAt: now,
  };
}
