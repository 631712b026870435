import { Redirect, useLocation, useSearch } from 'wouter';
import { withoutInvalid, type AddressConditions } from '../addresses/address-conditions.ts';
import { useInvalidConditions } from './useInvalidConditions.ts';

export interface ValidAddressProps {
  readonly conditions: AddressConditions;
}

/** Names the conditions of the address that are invalid, and takes them out of it (OFFICE-940). */
export function ValidAddress({ conditions }: ValidAddressProps) {
  const search = useSearch();
  const [path] = useLocation();
  if (!useInvalidConditions(search, conditions)) return null;
  const rest = withoutInvalid(search, conditions);
  return <Redirect to={rest === '' ? path : `${path}?${rest}`} replace />;
}
