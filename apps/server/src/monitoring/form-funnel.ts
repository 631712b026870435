import type { FormFunnel, FunnelSteps } from '@tiyin/api/types';
import type { MerchantId, MethodId } from '@tiyin/domain/ids';
import { methodById } from '@tiyin/domain/requisites';
import { and, eq, gte, sql } from '../db/drizzle.ts';
import type { Tx } from '../db/database.ts';
import {
  type deviceClasses,
  type formLanguages,
  formOpening,
  invoice,
  invoiceEvent,
  paymentForm,
} from '../db/schema.ts';
import { inScope } from '../staff/scope.ts';
import type { Staff } from '../staff/staff.ts';

const minuteMs = 60_000;

type Question = {
  readonly staff: Staff;
  readonly merchantId: MerchantId;
  /** How far back; the current minute counts, too. */
  readonly minutes: number;
  readonly now: Date;
};

/** The forms of a group: `level` says which of the three columns it is grouped by. */
type GroupRow = {
  readonly level: number;
  readonly tried_method: MethodId | null;
  readonly shown_in: (typeof formLanguages)[number] | null;
  readonly seen_on: (typeof deviceClasses)[number] | null;
  readonly made: string;
  readonly opened: string;
  readonly tried: string;
  readonly shown: string;
  readonly pressed: string;
  readonly paid: string;
};

/* `grouping(a, b, c)` has a bit for each column that a group is not about. */
const levels = { all: 7, method: 3, language: 5, device: 6 } as const;

/**
 * How far the forms of a merchant's deposits came that were made in a period (OFFICE-782). It reads the
 * merchant's invoices of the period by the index `invoice_newest_of_merchant`, and events only of those
 * without an account.
 */
export async function formFunnel(tx: Tx, question: Question): Promise<FormFunnel> {
  const rows = await readGroups(tx, question);
  const of = (level: number) => rows.filter((row) => row.level === level);
  const [all] = of(levels.all);
  return {
    madeCount: Number(all?.made ?? 0),
    total: stepsOf(all),
    // Before a method is chosen there is none to count by.
    byMethod: of(levels.method).flatMap((row) => {
      const steps = stepsOf(row);
      if (steps.methodCount === 0) return [];
      const { name } = (row.tried_method === null ? null : methodById(row.tried_method)) ?? {};
      const paymentMethod = name === undefined ? null : { name };
      return { paymentMethod, steps: { ...steps, openedCount: steps.methodCount } };
    }),
    byLanguage: of(levels.language).flatMap((row) => {
      const steps = stepsOf(row);
      return steps.openedCount === 0 ? [] : { language: row.shown_in, steps };
    }),
    byDevice: of(levels.device).flatMap((row) => {
      const steps = stepsOf(row);
      return steps.openedCount === 0 ? [] : { device: row.seen_on, steps };
    }),
  };
}

function stepsOf(row: GroupRow | undefined): FunnelSteps {
  return {
    openedCount: Number(row?.opened ?? 0),
    methodCount: Number(row?.tried ?? 0),
    requisitesCount: Number(row?.shown ?? 0),
    pressedCount: Number(row?.pressed ?? 0),
    paidCount: Number(row?.paid ?? 0),
  };
}

/** A later step counts for those before it, so that no step has more forms than the one before. */
async function readGroups(tx: Tx, { staff, merchantId, minutes, now }: Question) {
  const from = Math.floor(now.getTime() / minuteMs) * minuteMs - minutes * minuteMs;
  const conditions = and(
    eq(invoice.merchantId, merchantId),
    inScope(staff, invoice.merchantId),
    eq(invoice.isTest, staff.testDashboard),
    eq(invoice.flowType, 'DEPOSIT'),
    gte(invoice.createdAt, new Date(from)),
  );
  const isPaid = sql`${invoice.status} = 'DONE'`;
  const isShown = sql`(${invoice.accountId} is not null or ${isPaid})`;
  return tx.execute<GroupRow>(sql`
    with forms as (
      select ${isPaid} as is_paid,
        ${isShown} and (${invoice.matchUntil} is not null or ${isPaid}) as is_pressed,
        ${isShown} as is_shown,
        ${isShown} or refusal.is_refused is not null as is_tried,
        case when ${isShown} or refusal.is_refused is not null
          then coalesce(${invoice.methodId}, refusal.of_method, ${paymentForm.methodId})
        end as tried_method,
        ${formOpening.invoiceId} is not null as is_opened,
        ${formOpening.language} as shown_in, ${formOpening.device} as seen_on
      from ${invoice} join ${paymentForm} on ${paymentForm.invoiceId} = ${invoice.id}
        left join ${formOpening} on ${formOpening.invoiceId} = ${invoice.id}
        left join lateral (
          select true as is_refused, (${invoiceEvent.details} ->> 'methodId')::int as of_method
          from ${invoiceEvent} where ${invoiceEvent.invoiceId} = ${invoice.id}
            and ${invoiceEvent.code} = 'requisites_unavailable' and ${invoice.accountId} is null
          order by ${invoiceEvent.sequence} desc limit 1) as refusal on true
      where ${conditions})
    select grouping(tried_method, shown_in, seen_on) as level, tried_method, shown_in, seen_on,
      count(*) as made, count(*) filter (where is_opened or is_tried) as opened,
      count(*) filter (where is_tried) as tried, count(*) filter (where is_shown) as shown,
      count(*) filter (where is_pressed) as pressed, count(*) filter (where is_paid) as paid
    from forms group by grouping sets ((), (tried_method), (shown_in), (seen_on))
    order by level, opened desc, tried_method, shown_in, seen_on`);
}
