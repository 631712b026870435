import type { AuditObject } from '@tiyin/api/types';
import { Link } from '@tiyin/ui/link';
import type { ReactNode } from 'react';
import { placeOfObject } from './audit-place.ts';

export interface ObjectLinkProps {
  readonly object: AuditObject;
  readonly children: ReactNode;
  readonly permissions: readonly string[];
}

/** Leads to the page of an object, where the person may visit it (OFFICE-350). */
export function ObjectLink({ children, object, permissions }: ObjectLinkProps) {
  const href = placeOfObject(object, permissions);
  return href === undefined ? children : <Link href={href}>{children}</Link>;
}
