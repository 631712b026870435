import { ChevronLeftIcon, Icon } from '@tiyin/ui/icon';
import { Inline } from '@tiyin/ui/inline';
import { Link } from '@tiyin/ui/link';
import { i18n } from '../texts/i18n.ts';

export interface BackLinkProps {
  readonly href: string;
  /** The page that it leads back to, by its name. */
  readonly children: string;
}

/** The way back to the page above this one. */
export function BackLink({ children, href }: BackLinkProps) {
  return (
    <nav aria-label={i18n.t('Back')}>
      <Link href={href} variant="quiet">
        <Inline as="span" gap={4} wrap={false}>
          <Icon glyph={ChevronLeftIcon} size={16} />
          {children}
        </Inline>
      </Link>
    </nav>
  );
}
