import type { FormMethod } from '@tiyin/domain/payment-form';
import { methodByName } from '@tiyin/domain/requisites';
import type { Translate } from './strings.ts';

/** A method's name in the reader's language (FORM-247). One that this page does not know keeps its wire name. */
export function methodName({ name }: Pick<FormMethod, 'name'>, t: Translate): string {
  const known = methodByName(name)?.name;
  return known === undefined ? name : t(`method.${known}`);
}
