import type { DeviceClass, FormLanguage } from '@tiyin/api/types';
import type { InvoiceId } from '@tiyin/domain/ids';
import type { Tx } from '../../db/database.ts';
import { formOpening } from '../../db/schema.ts';

type Opening = {
  readonly invoiceId: InvoiceId;
  readonly language: FormLanguage;
  /** Null if unknown. */
  readonly device: DeviceClass | null;
  readonly now: Date;
};

/** Notes that the page of a form was opened, the first time (FORM-780). */
export async function noteOpening(tx: Tx, { now, ...opening }: Opening): Promise<void> {
  await tx
    .insert(formOpening)
    .values({ ...opening, openedAt: now })
    .onConflictDoNothing();
}
