import { groupCardNumber } from './card.ts';
import { isTypedPhone } from './credential-kind.ts';
import { readMobileRequisite } from './mobile-requisite.ts';

/**
 * The displayed text of a typed or pasted card number: all of its digits in groups of four; cutting
 * it silently would leave another card's number (FORM-244). Masking twice changes nothing.
 */
export function maskCardNumber(text: string): string {
  return groupCardNumber(text.replaceAll(/\D/g, ''));
}

/**
 * As `maskCardNumber`, where a phone may stand too (FORM-243): it is shown with its plus, and in the groups of its
 * country once it is complete, whether or not the plus was typed.
 */
export function maskCardOrPhone(text: string): string {
  if (!isTypedPhone(text.replaceAll(/[^\d+]/g, ''))) {
    return maskCardNumber(text);
  }
  const phone = `+${text.replaceAll(/\D/g, '')}`;
  const mobile = readMobileRequisite(phone, undefined);
  return mobile.ok ? mobile.text : phone;
}
