import type { FormTicket } from '@tiyin/api/types';
import { asId } from '@tiyin/domain/ids';
import { minorUnits } from '@tiyin/domain/money';
import { person } from '../../src/db/schema.ts';
import { readReportedAccount } from '../../src/payments/transfers/reported-account.ts';
import { takeTransfer } from '../../src/payments/transfers/take-transfer.ts';
import { stranger } from '../callers.ts';
import type { TestApp } from '../test-app.ts';

/** The smallest file that is a PDF to us. */
export const receiptFile = '%PDF-1.4\n%%EOF\n';

/** A paid form whose customer sent too much, and has an open ticket with a receipt. */
export type FollowUp = {
  readonly formId: string;
  readonly supportCode: string;
  readonly ticketId: number;
};

type Form = {
  readonly formId: string;
  readonly invoiceId: string;
  readonly supportCode: string;
  /** Minor units. */
  readonly amount: number;
};

/** Pays a form with too much money, and opens a ticket with a receipt from it. */
export async function openFollowUp(
  testApp: TestApp,
  form: Form,
  accountId: number,
): Promise<FollowUp> {
  const { formId, supportCode } = form;
  await payTooMuch(testApp, form, accountId);
  const customer = stranger(testApp.app);
  const url = `/api/payments/form/${formId}/ticket`;
  const body = { formId, supportCode, description: 'Where is the rest?' };
  const opened = await customer({ method: 'POST', url, body });
  const headers = { 'content-type': 'application/octet-stream' };
  const receipt = { method: 'POST', url: `${url}/receipt`, headers, body: receiptFile } as const;
  const attached = await customer(receipt);
  if (attached.statusCode !== 201) throw new Error(`no receipt was attached: ${attached.body}`);
  return { formId, supportCode, ticketId: opened.json<FormTicket>().id };
}

async function payTooMuch(
  { context: { database }, clock }: TestApp,
  { invoiceId, amount }: Form,
  accountId: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    const account = await readReportedAccount(tx, asId(accountId));
    const [operator] = await tx.select().from(person).limit(1);
    if (!account || !operator) throw new Error('there is no stray account, or no person');
    await takeTransfer(tx, {
      actor: { type: 'staff', id: operator.id },
      account,
      externalId: `too-much-${invoiceId}`,
      amount: minorUnits(BigInt(amount) + 50_000n),
      invoiceId: asId(invoiceId),
      now: clock.now(),
    });
  });
}
