export { referenceHeaders, type ReferenceName } from './reference-header.ts';
export { type ReferenceItem, referenceList } from './reference-lists.ts';
export { type SbpBank, sbpBankByCode, sbpBanks } from './sbp-banks.ts';
