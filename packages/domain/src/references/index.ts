export { referenceHeaders, type ReferenceName } from './reference-header.ts';
export { type ReferenceItem, referenceList } from './reference-lists.ts';
