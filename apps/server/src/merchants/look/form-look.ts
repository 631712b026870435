import type { FormId } from '@tiyin/domain/ids';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { invoice, merchant, merchantLogo, paymentForm } from '../../db/schema.ts';
import { type Given, statement } from '../../db/statement.ts';
import { describeLogo } from './logo-address.ts';

const merchantFace = statement((composer, given: Given<{ formId: FormId }>) =>
  composer
    .select({
      name: merchant.name,
      displayName: merchant.displayName,
      accent: merchant.accent,
      logo: {
        hash: merchantLogo.hash,
        mediaType: merchantLogo.mediaType,
        width: merchantLogo.width,
        height: merchantLogo.height,
      },
    })
    .from(paymentForm)
    .innerJoin(invoice, eq(invoice.id, paymentForm.invoiceId))
    .innerJoin(merchant, eq(merchant.id, invoice.merchantId))
    .leftJoin(merchantLogo, eq(merchantLogo.merchantId, merchant.id))
    .where(eq(paymentForm.id, given('formId'))),
);

/** The merchant's data on a payment form: the display name, the logo, and the accent. */
export async function formLook(tx: Tx, formId: FormId) {
  const [row] = await merchantFace(tx, { formId });
  return {
    merchantName: row?.displayName ?? row?.name ?? '',
    ...(row?.logo && { merchantLogo: describeLogo(row.logo) }),
    ...(row?.accent && { merchantAccent: row.accent }),
  };
}

const originsOfForm = statement((composer, given: Given<{ formId: FormId }>) =>
  composer
    .select({ frameOrigins: merchant.frameOrigins })
    .from(paymentForm)
    .innerJoin(invoice, eq(invoice.id, paymentForm.invoiceId))
    .innerJoin(merchant, eq(merchant.id, invoice.merchantId))
    .where(eq(paymentForm.id, given('formId'))),
);

/** The origins that may frame a form; none for an unknown form. */
export async function frameOriginsOf(tx: Tx, formId: FormId): Promise<readonly string[]> {
  const [row] = await originsOfForm(tx, { formId });
  return row?.frameOrigins ?? [];
}
