import { createHash } from 'node:crypto';
import type { MerchantId } from '@tiyin/domain/ids';
import { largestLogoBytes } from '@tiyin/domain/merchants';
import { eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/database.ts';
import { merchantLogo } from '../../db/schema.ts';
import { notAllowed } from '../../problem.ts';
import { readPicture } from './picture.ts';

/** In pixels: the size that a phone still decodes easily. */
const longestSide = 2000;

/**
 * Stores a picture as a merchant's logo in place of the earlier one, or removes it.
 * @param base64 the picture; null: none
 * @returns its hash
 * @throws ProblemError 422 `not_allowed` for an invalid logo
 */
export async function keepLogo(
  tx: Tx,
  merchantId: MerchantId,
  base64: string | null,
): Promise<string | null> {
  if (base64 === null) {
    await tx.delete(merchantLogo).where(eq(merchantLogo.merchantId, merchantId));
    return null;
  }
  const logo = judgeLogo(Buffer.from(base64, 'base64'));
  await tx
    .insert(merchantLogo)
    .values({ merchantId, ...logo })
    .onConflictDoUpdate({ target: merchantLogo.merchantId, set: logo });
  return logo.hash;
}

function judgeLogo(bytes: Buffer) {
  if (bytes.length > largestLogoBytes) throw notAllowed('/logo', 'A logo has at most 200 kB');
  const picture = readPicture(bytes);
  if (!picture) throw notAllowed('/logo', 'A logo is a PNG, a JPEG or a WebP');
  const { mediaType, width, height, moves } = picture;
  if (moves) throw notAllowed('/logo', 'A logo does not move');
  const sides = [width, height];
  if (sides.some((side) => side < 1 || side > longestSide)) {
    throw notAllowed('/logo', 'A logo has at most 2000 pixels a side');
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { hash, mediaType, width, height, bytes };
}
