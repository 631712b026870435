import { largestLogoBytes, logoTypes } from '@tiyin/domain/merchants';
import type { MerchantLogo } from '@tiyin/ui/payments/merchant-mark';
import { i18n } from '../../../texts/i18n.ts';

/** A picture to be shown and sent, or why it cannot be (API-30). */
export type LogoReading = { readonly logo: MerchantLogo } | { readonly problem: string };

/** Reads a chosen file as a logo. The server validates its bytes again. */
export async function readLogo(file: File): Promise<LogoReading> {
  if (!logoTypes.some((type) => type === file.type)) {
    return { problem: i18n.t('Choose a PNG, JPEG or WebP picture') };
  }
  if (file.size > largestLogoBytes) return { problem: i18n.t('The picture is larger than 200 kB') };
  try {
    const { height, width } = await createImageBitmap(file);
    return { logo: { url: await dataUrlOf(file), width, height } };
  } catch {
    return { problem: i18n.t('This picture cannot be read: choose another') };
  }
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    const fail = () => reject(new Error('The file was not read'));
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : fail(),
    );
    reader.addEventListener('error', fail);
    reader.readAsDataURL(file);
  });
}
