import type { AnchorHTMLAttributes } from 'react';
import { handleLinkClick, useLinkProps, useRouter } from 'react-aria/private/utils/openLink';

/**
 * A link as the browser knows links, led by the app's router as React Aria's links are. Its Link itself would bring a
 * machinery for presses, hovering and focus to every row that a plain link has no use for.
 */
export function useRowLink(
  href: string,
): Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  const router = useRouter();
  return {
    href: useLinkProps({ href }).href,
    onClick: (event) => handleLinkClick(event, router, href, undefined),
  };
}
