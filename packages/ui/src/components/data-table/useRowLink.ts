import type { AnchorHTMLAttributes } from 'react';
import { handleLinkClick, useLinkProps, useRouter } from 'react-aria/private/utils/openLink';

/**
 * A native link handled by the app's router, as React Aria's links are. React Aria's Link would add
 * press, hover and focus handling to every row.
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
