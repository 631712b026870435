import { LinkButton } from './index.ts';

export const link = <LinkButton href="/invoices">To the invoices</LinkButton>;

// @ts-expect-error -- a link has a target
export const leadsNowhere = <LinkButton>To the invoices</LinkButton>;

export const dangerous = (
  // @ts-expect-error -- an action that cannot be undone is a button
  <LinkButton href="/delete" variant="danger">
    Delete
  </LinkButton>
);

export const disabled = (
  // @ts-expect-error -- a link that must not be followed is not shown
  <LinkButton href="/invoices" isDisabled>
    To the invoices
  </LinkButton>
);
