export { Identifier } from './Identifier.tsx';
export type { IdentifierProps } from './Identifier.tsx';
export { ShortIdentifier } from './ShortIdentifier.tsx';
export type { ShortIdentifierProps } from './ShortIdentifier.tsx';
export { CopiedIdentifier } from './CopiedIdentifier.tsx';
export type { CopiedIdentifierProps } from './CopiedIdentifier.tsx';
