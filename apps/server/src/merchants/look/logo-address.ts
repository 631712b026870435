import type { LogoType } from '@tiyin/domain/merchants';
import type { merchantLogo } from '../../db/schema.ts';

/** Where logos are served; a path of its own, which the back office's pages do not take. */
export const logoPrefix = '/merchant-assets/';

const endings: Readonly<Record<LogoType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

type Described = Pick<typeof merchantLogo.$inferSelect, 'hash' | 'mediaType' | 'width' | 'height'>;

/** A logo in the contract's form: its path has its hash, so it never changes. */
export function describeLogo({ hash, mediaType, width, height }: Described) {
  return { url: `${logoPrefix}${hash}.${endings[mediaType]}`, width, height };
}
