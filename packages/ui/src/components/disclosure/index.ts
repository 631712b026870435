export { Disclosure } from './Disclosure.tsx';
export type { DisclosureProps } from './Disclosure.tsx';
export { DisclosureGroup } from './DisclosureGroup.tsx';
export type { DisclosureGroupProps } from './DisclosureGroup.tsx';
