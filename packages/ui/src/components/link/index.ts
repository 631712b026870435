export { Link } from './Link.tsx';
export type { LinkProps } from './Link.tsx';
export { ButtonLink } from './ButtonLink.tsx';
export type { ButtonLinkProps } from './ButtonLink.tsx';
