import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { merchant, merchantLogo } from '../../db/schema.ts';
import { ProblemError } from '../../problem.ts';
import { inScope } from '../../staff/scope.ts';
import type { Whose } from '../lock-merchant.ts';
import { describeLogo } from './logo-address.ts';

/** How the payment forms of a merchant in a person's scope look; 404 out of it (PEOPLE-20). */
export async function readLook(tx: Tx, { staff, merchantId }: Whose) {
  const [row] = await tx
    .select({
      merchantId: merchant.id,
      name: merchant.name,
      displayName: merchant.displayName,
      accent: merchant.accent,
      frameOrigins: merchant.frameOrigins,
      version: merchant.version,
    })
    .from(merchant)
    .where(and(eq(merchant.id, merchantId), inScope(staff, merchant.id)));
  if (!row) throw new ProblemError('not_found');
  const [logo] = await tx
    .select({
      hash: merchantLogo.hash,
      mediaType: merchantLogo.mediaType,
      width: merchantLogo.width,
      height: merchantLogo.height,
    })
    .from(merchantLogo)
    .where(eq(merchantLogo.merchantId, merchantId));
  const frameOrigins = [...row.frameOrigins];
  return { ...row, frameOrigins, logo: logo ? describeLogo(logo) : null };
}
