import type { OperationId } from '@tiyin/api/operations';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../src/audit/record-audit.ts';
import {
  approvalRule,
  moneyReturn,
  paymentAccount,
  payout,
  provider,
  terminalMinute,
  transfer,
} from '../../src/db/schema.ts';
import {
  asId,
  type InvoiceId,
  type PayoutId,
  type ReturnId,
  type TerminalId,
} from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { fewestEnded } from '@tiyin/domain/monitoring';
import { signIn, type Caller } from '../callers.ts';
import { rowOf } from '../invoices/lists.ts';
import type { RequestParts } from './request-parts.ts';
import { toRequest, validRequests } from './requests.ts';
import type { LiveForm } from './live-form.ts';
import type { World } from './world-type.ts';

type Prepared = RequestParts & {
  /** Undoes what was prepared for this request alone. */
  readonly restore?: () => Promise<void>;
};

type Make = (form: LiveForm, world: World) => Promise<Prepared> | Prepared;

const ofTerminal: Make = ({ terminalId }) => ({ query: { terminalId: String(terminalId) } });
const ofMerchant: Make = (_, { shops }) => ({ query: { merchantId: String(shops[0].merchantId) } });

/** Where the valid request of the harness names no row, or one that is not there. */
const made: Readonly<Partial<Record<OperationId, Make>>> = {
  listInvoices: ofTerminal,
  exportInvoices: ofTerminal,
  listMerchantInvoices: ofTerminal,
  downloadMerchantInvoices: ofTerminal,
  sumInvoices: ofTerminal,
  listSettlements: ofMerchant,
  exportSettlements: ofMerchant,
  listPeople: ofMerchant,
  listAuditEntries: ofMerchant,
  exportAuditEntries: ofMerchant,
  getMerchantWithdrawal: ofTerminal,
  getFreeBalance: ofTerminal,
  listTerminalStatistics: async ({ terminalId }, { clock, context, shops }) => {
    const minute = new Date(Math.floor(clock.now().getTime() / 60_000) * 60_000);
    const counted = { made: 1, done: 1, canceled: 0, declined: 0 };
    const row = { terminalId: asId<TerminalId>(terminalId), isTest: true, minute, ...counted };
    await context.database.transaction((tx) =>
      tx.insert(terminalMinute).values(row).onConflictDoNothing(),
    );
    return { query: { merchantId: String(shops[0].merchantId), minutes: '180' } };
  },
  listMonitoringEvents: async ({ terminalId }, { clock, context, shops }) => {
    await context.database.transaction(async (tx) => {
      recordAudit(tx, {
        actor: { type: 'system' },
        action: 'terminal.changed',
        subject: `terminal:${terminalId}`,
        before: { poolId: null },
        after: { poolId: 1 },
        now: clock.now(),
      });
    });
    return { query: { merchantId: String(shops[0].merchantId), minutes: '180' } };
  },
  listSuccessDrops: async ({ terminalId }, { clock, context, shops }) => {
    const at = clock.now().toISOString();
    const shop = { merchantId: shops[0].merchantId, terminalId: asId<TerminalId>(terminalId) };
    const declined = Array.from({ length: fewestEnded }, () =>
      rowOf(shop, { at, status: 'DECLINED' }),
    );
    await context.database.transaction(async (tx) => {
      for (const row of declined) await tx.execute(row);
    });
    return { query: { merchantId: String(shop.merchantId), minutes: '180' } };
  },
  // Without a rule, the answer is the same for every terminal.
  getApprovalNeed: async ({ terminalId }, { context }) => {
    const rule = { kind: 'RETURN', currency: 'UZS', threshold: minorUnits(1n) } as const;
    await context.database.transaction((tx) => tx.insert(approvalRule).values(rule));
    const ofKind = eq(approvalRule.kind, rule.kind);
    return {
      query: { kind: rule.kind, terminalId: String(terminalId), amount: '1' },
      restore: async () => {
        await context.database.transaction((tx) => tx.delete(approvalRule).where(ofKind));
      },
    };
  },
  getTransfer: ofMatchedTransfer,
  reverseTransfer: async (form, world) => ({
    ...(await ofMatchedTransfer(form, world)),
    body: { reason: 'Reported by mistake' },
  }),
  getReturn: async (form, world) => ({ path: { id: await startReturn(form, world) } }),
  confirmReturn: async (form, world) => {
    const id = await startReturn(form, world);
    const restore = await handOver(world, world.strayAccountId, 'By hand');
    return { path: { id }, body: { status: 'paid', transferId: 'bank-2' }, restore };
  },
  endReturn: async (form, world) => {
    const id = await startReturn(form, world);
    // Its provider accepted it two hours ago.
    const sent = {
      status: 'SENT',
      statusAt: new Date(world.clock.now().getTime() - 7_200_000),
    } as const;
    await world.context.database.transaction((tx) =>
      tx
        .update(moneyReturn)
        .set(sent)
        .where(eq(moneyReturn.id, asId<ReturnId>(id))),
    );
    const restore = await handOver(world, world.strayAccountId, 'Provider');
    return { path: { id }, body: { status: 'failed', reason: 'The bank shows no debit' }, restore };
  },
  requestTransactionStatus: async (_form, world) => {
    const { waitingPayoutId: id } = await world.createForm({}, 'confirmTransaction');
    const restore = await handOver(world, await accountOfPayout(world, id), 'Provider');
    return { path: { id }, restore };
  },
  endSession: async (_form, world) => {
    const operator = await signIn(world.app, 'operator');
    const answer = await operator({ method: 'GET', url: '/api/v1/user/session' });
    const { data } = answer.json<{ data: { id: string; isCurrent: boolean }[] }>();
    return { path: { id: data.find(({ isCurrent }) => isCurrent)?.id ?? '' } };
  },
};

/** Whether its request differs from the valid one: it may need other fields of a form. */
export function hasRequestOfItsOwn(operationId: OperationId): boolean {
  return operationId in made;
}

/** A request about rows of the first demo merchant that its owner or the operator succeeds with. */
export async function foreignRequest(
  operationId: OperationId,
  form: LiveForm,
  world: World,
): Promise<Prepared> {
  const make = made[operationId] ?? validRequests[operationId];
  return make(form, world);
}

async function ofMatchedTransfer(form: LiveForm, { context }: World): Promise<RequestParts> {
  const invoiceId = asId<InvoiceId>(form.overpaidInvoiceId);
  const [row] = await context.database.transaction((tx) =>
    tx.select().from(transfer).where(eq(transfer.invoiceId, invoiceId)),
  );
  return { path: { id: String(row?.id) } };
}

async function startReturn(form: LiveForm, world: World): Promise<string> {
  const answer = await asOperator(world, 'returnInvoiceMoney', form);
  return answer.json<{ data: { id: string } }>().data.id;
}

async function asOperator(world: World, operationId: OperationId, form: LiveForm) {
  const operator: Caller = await signIn(world.app, 'operator');
  const answer = await operator(toRequest(operationId, validRequests[operationId](form, world)));
  if (answer.statusCode >= 300) throw new Error(`${operationId}: ${answer.body}`);
  return answer;
}

async function accountOfPayout({ context }: World, id: string): Promise<number> {
  const [row] = await context.database.transaction((tx) =>
    tx
      .select()
      .from(payout)
      .where(eq(payout.id, asId<PayoutId>(id))),
  );
  return row?.accountId ?? 0;
}

/** Gives an account to another provider for a while: what is confirmed by hand, or queried, depends on its kind. */
async function handOver({ context }: World, accountId: number, name: string) {
  const ofAccount = eq(paymentAccount.id, asId(accountId));
  const before = await context.database.transaction(async (tx) => {
    const [to] = await tx.select().from(provider).where(eq(provider.name, name));
    const [row] = await tx.select().from(paymentAccount).where(ofAccount);
    if (!to || !row) throw new Error(`there is no provider ${name}, or no account`);
    await tx.update(paymentAccount).set({ providerId: to.id }).where(ofAccount);
    return { providerId: row.providerId };
  });
  return () =>
    context.database.transaction(async (tx) => {
      await tx.update(paymentAccount).set(before).where(ofAccount);
    });
}
