import type { FormId } from '@tiyin/domain/ids';
import { sbpBanks } from '@tiyin/domain/references';
import type { Tx } from '../../db/database.ts';
import { seeForm } from './form-row.ts';

/** The banks that an Sbp withdrawal can go to (FORM-48); 404 for an unknown form id. */
export async function listSbpBanks(tx: Tx, lookup: { formId: FormId; now: Date }) {
  await seeForm(tx, lookup.formId, lookup.now);
  return describeBanks();
}

/** All banks that an Sbp withdrawal can go to, in the form of the contract. */
export function describeBanks() {
  return sbpBanks.map(({ id, name, code, currentName, aliases }) => ({
    id,
    value: name,
    codeInteger: Number(code),
    ...(currentName !== undefined && { currentName }),
    ...(aliases !== undefined && { aliases: [...aliases] }),
  }));
}
