import type { FormMethod } from '@tiyin/domain/payment-form';
import { methodByName } from '@tiyin/domain/requisites';

/** A method's name for people: a brand's, the same in every language. One that we do not know keeps its wire name. */
export const methodName = ({ name }: FormMethod): string => methodByName(name)?.displayName ?? name;
